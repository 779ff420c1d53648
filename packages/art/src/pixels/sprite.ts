export const EMPTY = '.';
const ERASE = '_';
const INK = 'k';
const SHADOW = '%';

/** A picture of palette keys. Drawing outside its bounds is ignored. */
export class Sprite {
  readonly width: number;
  readonly height: number;
  readonly cells: string[];

  constructor(width: number, height: number, fill = EMPTY) {
    this.width = width;
    this.height = height;
    this.cells = Array.from({ length: width * height }, () => fill);
  }

  /** Palette key at a pixel, `.` outside. */
  get(x: number, y: number): string {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return EMPTY;
    return this.cells[y * this.width + x] ?? EMPTY;
  }

  has(x: number, y: number): boolean {
    return this.get(x, y) !== EMPTY;
  }

  /** Paints one pixel: `.` paints nothing, `_` erases. */
  set(x: number, y: number, key: string): this {
    if (key === EMPTY || x < 0 || y < 0 || x >= this.width || y >= this.height) return this;
    this.cells[y * this.width + x] = key === ERASE ? EMPTY : key;
    return this;
  }

  rect(x: number, y: number, width: number, height: number, key: string): this {
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) this.set(x + i, y + j, key);
    return this;
  }

  /** Filled rectangle with a one-pixel border. */
  box(x: number, y: number, width: number, height: number, key: string, border = INK): this {
    return this.rect(x, y, width, height, border).rect(x + 1, y + 1, width - 2, height - 2, key);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, key: string): this {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1) this.set(x, y, key);
    return this;
  }

  /** Paints rows of palette keys; `.` and blank are see-through. */
  grid(rows: string, x = 0, y = 0): this {
    rows
      .replace(/^\n/, '')
      .split('\n')
      .forEach((row, j) => [...row].forEach((key, i) => this.set(x + i, y + j, key === ' ' ? EMPTY : key)));
    return this;
  }

  /** Paints another sprite on top. */
  draw(other: Sprite, x = 0, y = 0): this {
    for (let j = 0; j < other.height; j++)
      for (let i = 0; i < other.width; i++) this.set(x + i, y + j, other.get(i, j));
    return this;
  }

  flip(): Sprite {
    return this.map((x, y) => this.get(this.width - 1 - x, y));
  }

  /** A part of the picture as a new sprite. */
  crop(x: number, y: number, width: number, height: number): Sprite {
    return new Sprite(width, height).map((i, j) => this.get(x + i, y + j));
  }

  /** A new sprite of the same size whose pixels are given by a function. */
  map(key: (x: number, y: number) => string): Sprite {
    const result = new Sprite(this.width, this.height);
    for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) result.set(x, y, key(x, y));
    return result;
  }

  /** The same picture with some palette keys exchanged. */
  recolour(table: Readonly<Record<string, string>>): Sprite {
    return this.map((x, y) => table[this.get(x, y)] ?? this.get(x, y));
  }

  /** Puts a one-pixel line around everything that is not shadow. */
  outline(key = INK): this {
    const line: [number, number][] = [];
    const solid = (x: number, y: number) => ![EMPTY, SHADOW, key].includes(this.get(x, y));
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        if (this.has(x, y) && this.get(x, y) !== SHADOW) continue;
        if (solid(x + 1, y) || solid(x - 1, y) || solid(x, y + 1) || solid(x, y - 1)) line.push([x, y]);
      }
    for (const [x, y] of line) this.set(x, y, key);
    return this;
  }

  /** Puts a soft shadow under the picture. */
  shadow(cx: number, cy: number, rx: number, ry: number): this {
    const below = new Sprite(this.width, this.height).ellipse(cx, cy, rx, ry, SHADOW);
    below.cells.forEach((key, index) => {
      if (key !== EMPTY && this.cells[index] === EMPTY) this.cells[index] = key;
    });
    return this;
  }

  get isEmpty(): boolean {
    return this.cells.every(key => key === EMPTY);
  }
}

/** A sprite from rows of text. */
export function fromGrid(width: number, height: number, rows: string): Sprite {
  return new Sprite(width, height).grid(rows);
}
