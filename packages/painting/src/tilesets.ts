import buildings from '@burrow/art/dist/tilesets/buildings.webp';
import cobble from '@burrow/art/dist/tilesets/cobble.webp';
import dirt from '@burrow/art/dist/tilesets/dirt.webp';
import fence from '@burrow/art/dist/tilesets/fence.webp';
import ground from '@burrow/art/dist/tilesets/ground.webp';
import nature from '@burrow/art/dist/tilesets/nature.webp';
import planks from '@burrow/art/dist/tilesets/planks.webp';
import sand from '@burrow/art/dist/tilesets/sand.webp';
import soil from '@burrow/art/dist/tilesets/soil.webp';
import water from '@burrow/art/dist/tilesets/water.webp';

/** The picture of each tileset, by the tileset's name. */
export const TILESETS: Readonly<Record<string, string>> = {
  buildings,
  cobble,
  dirt,
  fence,
  ground,
  nature,
  planks,
  sand,
  soil,
  water,
};
