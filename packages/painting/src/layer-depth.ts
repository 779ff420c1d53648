/** Draw order by layer of the map; the animal and items are between 6 and 10, nearer ones in front. */
export const LAYER_DEPTH = {
  ground_tiles: 0,
  ground_layer: 1,
  ground_details: 2,
  middle_layer: 6,
  top_layer: 10,
  extra_layer: 11,
} as const;
