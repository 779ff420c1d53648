import objectsFrames from '@burrow/art/dist/objects.json' with { type: 'json' };
import objectsUrl from '@burrow/art/dist/objects.webp';
import { ANIMAL_URLS, animalOf, ATLASES, TILESETS } from '@burrow/painting/draw';

/** What Phaser loads as an atlas. */
interface SceneAtlas {
  readonly key: string;
  readonly url: string;
  readonly frames: object;
}

/** The picture of an animal, with its frames by the names that they have in the atlas of all. */
function animalAtlas(animal: string): SceneAtlas[] {
  const url = ANIMAL_URLS[animal];
  if (!url) return [];
  const own = Object.entries(ATLASES.characters).filter(([name]) => animalOf(name) === animal);
  const frames = own.map(([name, { frame }]) => [name, { frame: { ...frame, y: 0 } }] as const);
  return [{ key: animal, url, frames: { frames: Object.fromEntries(frames) } }];
}

/** The pictures of things and of these animals; what has a picture among the things is none. */
export function atlasesOf(animals: readonly string[]): readonly SceneAtlas[] {
  return [
    { key: 'objects', url: objectsUrl, frames: objectsFrames },
    ...[...new Set(animals)].flatMap(animalAtlas),
  ];
}

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
