import objectsUrl from '@burrow/art/dist/objects.webp';
import { ANIMAL_URLS, animalOf } from './animals.ts';
import { ATLASES } from './atlases.ts';
import { TILESETS } from './tilesets.ts';
import type { Stroke } from './paint.rules.ts';

/** Each animal by the place of its row in the atlas of all. */
const ROWS: ReadonlyMap<number, string> = new Map(
  Object.entries(ATLASES.characters).map(([name, { frame }]) => [frame.y, animalOf(name)]),
);

interface Picture {
  readonly url: string;
  /** Where the picture begins on the stroke's sheet. */
  readonly top: number;
}

/** The picture that a stroke is a part of: of the animals each has one. */
function pictureOf({ sheet, from }: Stroke): Picture {
  if (sheet === 'characters') return { url: ANIMAL_URLS[ROWS.get(from.y) ?? ''] ?? '', top: from.y };
  return { url: sheet === 'objects' ? objectsUrl : (TILESETS[sheet] ?? ''), top: 0 };
}

const pictures = new Map<string, Promise<HTMLImageElement>>();

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Loads a picture of the game, once; again after a failure. */
function loadPicture(url: string): Promise<HTMLImageElement> {
  const known = pictures.get(url);
  if (known) return known;
  const loading = loadImage(url);
  pictures.set(url, loading);
  loading.catch(() => pictures.delete(url));
  return loading;
}

/**
 * Draws strokes with the game's own pictures, of which only the necessary ones are loaded.
 * @param isWanted asked when the pictures have loaded
 */
export async function drawStrokes(
  canvas: HTMLCanvasElement,
  strokes: readonly Stroke[],
  isWanted: () => boolean,
): Promise<void> {
  const urls = [...new Set(strokes.map(stroke => pictureOf(stroke).url))];
  const images = new Map(await Promise.all(urls.map(async url => [url, await loadPicture(url)] as const)));
  const context = canvas.getContext('2d');
  if (!isWanted() || !context) return;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const stroke of strokes) {
    const { from, x, y } = stroke;
    const { url, top } = pictureOf(stroke);
    const image = images.get(url);
    if (image) context.drawImage(image, from.x, from.y - top, from.w, from.h, x, y, from.w, from.h);
  }
}
