import { Sprite } from '../pixels/sprite.ts';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

interface PackedFrame {
  /** The painted area, in the sheet. */
  frame: Frame;
  /** If the frame is larger than the painted area: its size, and where the painted area is in it. */
  trimmed?: true;
  sourceSize?: Size;
  spriteSourceSize?: Frame;
}

/** Phaser's "JSON hash": frames by name. */
export interface AtlasData {
  frames: Record<string, PackedFrame>;
  meta: { image: string; size: { w: number; h: number }; scale: string };
}

export interface Atlas {
  sheet: Sprite;
  data: AtlasData;
}

/** A picture, and the size of its frame if that is larger: the picture is at the middle of the lower edge. */
export type Picture = readonly [
  name: string,
  sprite: Sprite,
  size?: readonly [width: number, height: number],
];

const GAP = 1;

function place(pictures: readonly Picture[], width: number): { frames: Map<string, Frame>; height: number } {
  const frames = new Map<string, Frame>();
  let [x, y, shelf] = [0, 0, 0];
  for (const [name, sprite] of pictures) {
    if (x + sprite.width > width) [x, y, shelf] = [0, y + shelf + GAP, 0];
    frames.set(name, { x, y, w: sprite.width, h: sprite.height });
    x += sprite.width + GAP;
    shelf = Math.max(shelf, sprite.height);
  }
  return { frames, height: y + shelf };
}

function tallFirst([a, one]: Picture, [b, other]: Picture): number {
  return other.height - one.height || other.width - one.width || (a < b ? -1 : 1);
}

function packed([, , size]: Picture, frame: Frame): PackedFrame {
  if (!size) return { frame };
  const [width, height] = size;
  const { w, h } = frame;
  return {
    frame,
    trimmed: true,
    sourceSize: { w: width, h: height },
    spriteSourceSize: { x: (width - w) / 2, y: height - h, w, h },
  };
}

/** Packs pictures in shelves, tall ones first or as given; the same input gives the same atlas. */
export function packAtlas(
  image: string,
  pictures: readonly Picture[],
  width: number,
  order: 'tall-first' | 'given' = 'tall-first',
): Atlas {
  const ordered = order === 'given' ? pictures : pictures.toSorted(tallFirst);
  const { frames, height } = place(ordered, width);
  const sheet = new Sprite(width, height);
  for (const [name, sprite] of ordered) {
    const frame = frames.get(name);
    if (frame) sheet.draw(sprite, frame.x, frame.y);
  }
  const data: AtlasData['frames'] = {};
  for (const picture of pictures) {
    const frame = frames.get(picture[0]);
    if (frame) data[picture[0]] = packed(picture, frame);
  }
  return {
    sheet,
    data: { frames: data, meta: { image, size: { w: width, h: height }, scale: '1' } },
  };
}
