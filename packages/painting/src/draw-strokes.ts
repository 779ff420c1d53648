import charactersUrl from '@burrow/art/dist/characters.png';
import objectsUrl from '@burrow/art/dist/objects.png';
import { TILESETS } from './tilesets.ts';
import type { SheetName, Stroke } from './paint.rules.ts';

const URLS: Readonly<Record<string, string>> = {
  ...TILESETS,
  objects: objectsUrl,
  characters: charactersUrl,
};

const sheets = new Map<SheetName, Promise<HTMLImageElement>>();

async function loadImage(name: SheetName): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URLS[name] ?? '';
  await image.decode();
  return image;
}

/** Loads a picture of the game, once; again after a failure. */
function loadSheet(name: SheetName): Promise<HTMLImageElement> {
  const known = sheets.get(name);
  if (known) return known;
  const loading = loadImage(name);
  sheets.set(name, loading);
  loading.catch(() => sheets.delete(name));
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
  const names = [...new Set(strokes.map(({ sheet }) => sheet))];
  const images = new Map(await Promise.all(names.map(async name => [name, await loadSheet(name)] as const)));
  const context = canvas.getContext('2d');
  if (!isWanted() || !context) return;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const { sheet, from, x, y } of strokes) {
    const image = images.get(sheet);
    if (image) context.drawImage(image, from.x, from.y, from.w, from.h, x, y, from.w, from.h);
  }
}
