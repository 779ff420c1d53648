import { Sprite } from '../pixels/sprite.ts';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Phaser's "JSON hash": frames by name. */
export interface AtlasData {
  frames: Record<string, { frame: Frame }>;
  meta: { image: string; size: { w: number; h: number }; scale: string };
}

export interface Atlas {
  sheet: Sprite;
  data: AtlasData;
}

export type Picture = readonly [name: string, sprite: Sprite];

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
  const entries = pictures.map(([name]) => [name, { frame: frames.get(name) }]);
  return {
    sheet,
    data: { frames: Object.fromEntries(entries), meta: { image, size: { w: width, h: height }, scale: '1' } },
  };
}
