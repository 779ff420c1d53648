import buildings from '@burrow/art/dist/tilesets/buildings.png';
import cobble from '@burrow/art/dist/tilesets/cobble.png';
import dirt from '@burrow/art/dist/tilesets/dirt.png';
import fence from '@burrow/art/dist/tilesets/fence.png';
import ground from '@burrow/art/dist/tilesets/ground.png';
import nature from '@burrow/art/dist/tilesets/nature.png';
import planks from '@burrow/art/dist/tilesets/planks.png';
import sand from '@burrow/art/dist/tilesets/sand.png';
import soil from '@burrow/art/dist/tilesets/soil.png';
import water from '@burrow/art/dist/tilesets/water.png';

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
