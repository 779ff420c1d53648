/** Drawing for tools in Node: previews and composers. None of this belongs in a page. */
export { drawWalk } from './characters/animal.ts';
export { encodeImage } from './atlas/png.ts';
export { OBJECTS } from './objects/objects.ts';
export { ATLAS_OBJECTS } from './objects/tiles-only.ts';
export type { ObjectName } from './objects/objects.ts';
export { Image } from './pixels/image.ts';
export { EMPTY } from './pixels/sprite.ts';
export type { Sprite } from './pixels/sprite.ts';
export { drawStamp, drawTileset } from './tilesets/draw.ts';
