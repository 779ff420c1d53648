import { TILE_LAYERS } from '@burrow/contracts';

export type LayerName = (typeof TILE_LAYERS)[number];

/** Where a tile may go, from below: the lowest of these layers above everything already there. */
export type Shelf = 'ground' | 'terrain' | 'standing' | 'above';

const SHELVES: Readonly<Record<Shelf, readonly LayerName[]>> = {
  ground: ['ground_tiles'],
  terrain: ['ground_layer', 'ground_details', 'middle_layer'],
  standing: ['ground_details', 'middle_layer'],
  above: ['top_layer', 'extra_layer'],
};

/** The tile layers of a map while it is composed. Tiled counts tiles from 1; 0 is none. */
export class LayerStack {
  readonly columns: number;
  readonly rows: number;
  readonly layers: ReadonlyMap<LayerName, number[]>;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    const empty = (): number[] => Array.from({ length: columns * rows }, () => 0);
    this.layers = new Map(TILE_LAYERS.map(name => [name, empty()]));
  }

  /**
   * Puts a tile on top of what is there. Outside the map nothing happens.
   * @throws if all layers of the shelf are taken at this place
   */
  put(shelf: Shelf, x: number, y: number, gid: number): void {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return;
    const at = y * this.columns + x;
    const names = SHELVES[shelf];
    const highest = names.findLastIndex(name => this.layers.get(name)?.[at] !== 0);
    const layer = this.layers.get(names[highest + 1] ?? 'ground_tiles');
    if (highest + 1 >= names.length || !layer)
      throw new Error(`at ${x},${y} lie too many things over each other (${shelf})`);
    layer[at] = gid;
  }
}
