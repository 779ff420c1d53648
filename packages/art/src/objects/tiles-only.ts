import { OBJECTS } from './objects.ts';
import type { ObjectName } from './objects.ts';

/** Things that maps contain as tiles; the atlas of the first load omits them. */
const TILES_ONLY: ReadonlySet<string> = new Set<ObjectName>([
  'house',
  'house-blue',
  'house-purple',
  'tree-1',
  'tree-2',
  'fir',
  'thicket',
  'berry-thicket',
  'fallen-branches',
  'cart',
  'cart-overturned',
  'flag-red',
  'flag-blue',
  'flowers-white',
  'flowers-yellow',
  'flowers-pink',
  'flowers-purple',
  'flowers-red',
  'reed',
  'lily',
  'mushrooms',
  'scarecrow',
  'bench',
  'lantern',
  'mailbox',
  'beehive',
  'haystack',
  'crop-0',
  'crop-1',
  'crop-2',
  'wheat',
  'mud',
]);

/** Names of the pictures in the atlas of objects: what an item's sprite may be. */
export const ATLAS_OBJECTS: readonly ObjectName[] = (Object.keys(OBJECTS) as ObjectName[]).filter(
  name => !TILES_ONLY.has(name),
);
