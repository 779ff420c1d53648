import type { Rect } from '@burrow/art';
import { TILE_SIZE } from '@burrow/art';

/** Which tiles of a map nobody can walk on. */
export class BlockedTiles {
  readonly #columns: number;
  readonly #rows: number;
  readonly #blocked: boolean[];

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#blocked = Array.from({ length: columns * rows }, () => false);
  }

  has(x: number, y: number): boolean {
    return x < this.#columns && y < this.#rows && this.#blocked[y * this.#columns + x] === true;
  }

  add(x: number, y: number): void {
    if (x >= 0 && y >= 0 && x < this.#columns && y < this.#rows) this.#blocked[y * this.#columns + x] = true;
  }

  /** Whole tiles below a rectangle in pixels whose corner is the tile x, y. */
  addRect([left, top, width, height]: Rect, x: number, y: number): void {
    for (let row = 0; row < height / TILE_SIZE; row++)
      for (let column = 0; column < width / TILE_SIZE; column++)
        this.add(x + left / TILE_SIZE + column, y + top / TILE_SIZE + row);
  }

  /** The blocked tiles as few rectangles in pixels, from the top left. */
  rects(): Rect[] {
    const left = new BlockedTiles(this.#columns, this.#rows);
    this.#blocked.forEach((blocked, i) => (left.#blocked[i] = blocked));
    const found: Rect[] = [];
    for (let y = 0; y < this.#rows; y++)
      for (let x = 0; x < this.#columns; x++) if (left.has(x, y)) found.push(left.#cut(x, y));
    return found;
  }

  /** Takes the largest run to the right, then downwards, that starts here. */
  #cut(x: number, y: number): Rect {
    let width = 1;
    while (this.has(x + width, y)) width++;
    const isFull = (row: number) =>
      Array.from({ length: width }, (_, i) => this.has(x + i, row)).every(Boolean);
    let height = 1;
    while (isFull(y + height)) height++;
    for (let row = y; row < y + height; row++)
      this.#blocked.fill(false, row * this.#columns + x, row * this.#columns + x + width);
    return [x * TILE_SIZE, y * TILE_SIZE, width * TILE_SIZE, height * TILE_SIZE];
  }
}
