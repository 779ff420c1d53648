import charactersFrames from '@burrow/art/dist/characters.json' with { type: 'json' };
import charactersUrl from '@burrow/art/dist/characters.png';
import objectsFrames from '@burrow/art/dist/objects.json' with { type: 'json' };
import objectsUrl from '@burrow/art/dist/objects.png';
import { TILESETS } from '@burrow/painting/draw';

export const ATLASES = [
  { key: 'characters', url: charactersUrl, frames: charactersFrames },
  { key: 'objects', url: objectsUrl, frames: objectsFrames },
] as const;

/** Returns the URL of a tileset's picture. */
export function tilesetUrl(name: string): string {
  const url = TILESETS[name];
  if (!url) throw new Error(`There is no tileset "${name}"`);
  return url;
}

/** Whether the atlas of objects has a picture of this name. */
export function hasObjectFrame(name: string): boolean {
  return Object.hasOwn(objectsFrames.frames, name);
}
