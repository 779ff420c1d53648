import charactersUrl from '@burrow/art/dist/characters.png';
import objectsUrl from '@burrow/art/dist/objects.png';
import { tilesetUrl } from '../../scene/asset-urls.ts';
import type { SheetName } from './paint.rules.ts';

export type Sheets = Readonly<Record<SheetName, CanvasImageSource>>;

const TILESETS = ['ground', 'dirt', 'water', 'soil', 'sand', 'cobble', 'planks'] as const;

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

async function loadAll(): Promise<Sheets> {
  const urls: readonly (readonly [SheetName, string])[] = [
    ['objects', objectsUrl],
    ['characters', charactersUrl],
    ...TILESETS.map(name => [name, tilesetUrl(name)] as const),
  ];
  const loaded = await Promise.all(urls.map(async ([name, url]) => [name, await loadImage(url)] as const));
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
