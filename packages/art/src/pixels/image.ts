import { colourOf } from '../palette.ts';
import type { Rgba } from '../palette.ts';
import { EMPTY } from './sprite.ts';
import type { Sprite } from './sprite.ts';

/** An RGBA picture onto which sprites are blended; used for previews. */
export class Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8Array(width * height * 4);
  }

  /** Blends a sprite over what is there. */
  draw(sprite: Sprite, x: number, y: number): this {
    for (let j = 0; j < sprite.height; j++)
      for (let i = 0; i < sprite.width; i++) {
        const key = sprite.get(i, j);
        if (key !== EMPTY) this.blend(x + i, y + j, colourOf(key));
      }
    return this;
  }

  /** Copies a part of another picture to the upper edge of this one. */
  copy(from: Image, part: { left: number; top: number; width: number; height: number }, x: number): this {
    for (let row = 0; row < part.height; row++) {
      const start = ((part.top + row) * from.width + part.left) * 4;
      this.data.set(from.data.subarray(start, start + part.width * 4), (row * this.width + x) * 4);
    }
    return this;
  }

  /** The picture with every pixel repeated `factor` times. */
  scale(factor: number): Image {
    const result = new Image(this.width * factor, this.height * factor);
    for (let y = 0; y < result.height; y++)
      for (let x = 0; x < result.width; x++) {
        const from = (Math.floor(y / factor) * this.width + Math.floor(x / factor)) * 4;
        result.data.set(this.data.subarray(from, from + 4), (y * result.width + x) * 4);
      }
    return result;
  }

  private blend(x: number, y: number, colour: Rgba): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = (y * this.width + x) * 4;
    const above = colour[3] / 255;
    const below = ((this.data[at + 3] ?? 0) / 255) * (1 - above);
    const alpha = above + below;
    for (let c = 0; c < 3; c++)
      this.data[at + c] = Math.round(((colour[c] ?? 0) * above + (this.data[at + c] ?? 0) * below) / alpha);
    this.data[at + 3] = Math.round(alpha * 255);
  }
}
