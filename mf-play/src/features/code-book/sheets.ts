import charactersUrl from '@burrow/art/dist/characters.png';
import objectsUrl from '@burrow/art/dist/objects.png';
import { TILESETS } from '../../scene/tilesets.ts';
import type { SheetName } from './paint.rules.ts';

export type Sheets = Readonly<Record<SheetName, CanvasImageSource>>;

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

async function loadAll(): Promise<Sheets> {
  const urls = { ...TILESETS, objects: objectsUrl, characters: charactersUrl };
  const loaded = await Promise.all(
    Object.entries(urls).map(async ([name, url]) => [name, await loadImage(url)] as const),
  );
  return Object.fromEntries(loaded) as Sheets;
}

let sheets: Promise<Sheets> | null = null;

/** The game's own pictures, loaded once; again after a failure. */
export function loadSheets(): Promise<Sheets> {
  sheets ??= loadAll().catch((error: unknown) => {
    sheets = null;
    throw error;
  });
  return sheets;
}
