import type { Position } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import type { Scene } from 'phaser';
import { PointerMarks } from './pointer-marks.ts';

const RED = 0xd5303e;

/** What is in the picture: dots, and frames with their colour. */
class Paper {
  dots: number[][] = [];
  frames: { readonly at: readonly number[]; readonly colour: number }[] = [];
  #colour = 0;

  readonly scene = { add: { graphics: () => this } } as unknown as Scene;

  setDepth = (): this => this;
  fillStyle = (): this => this;

  clear(): this {
    this.dots = [];
    this.frames = [];
    return this;
  }

  fillRect(...dot: number[]): this {
    this.dots.push(dot);
    return this;
  }

  lineStyle(_width: number, colour: number): this {
    this.#colour = colour;
    return this;
  }

  strokeRect(x: number, y: number): this {
    this.frames.push({ at: [(x - 1.5) / 16, (y - 1.5) / 16], colour: this.#colour });
    return this;
  }
}

const wayOf = (length: number): Position[] => Array.from({ length }, (_, index) => [index + 1, 2]);

test('a path is at most twenty dots, in the middle of their tiles, and a red mark at its end', () => {
  const paper = new Paper();
  const marks = new PointerMarks(paper.scene);
  marks.showWay(wayOf(60));
  expect(paper.dots).toHaveLength(20);
  expect(paper.dots[0]).toEqual([23, 39, 2, 2]);
  expect(paper.frames).toEqual([{ at: [60, 2], colour: RED }]);
  marks.showWay(wayOf(3));
  expect(paper.dots).toHaveLength(2);
});

test('without a path the tile under the pointer is marked, and not in red', () => {
  const paper = new Paper();
  const marks = new PointerMarks(paper.scene);
  marks.hover([4, 5]);
  expect(paper.frames).toEqual([{ at: [4, 5], colour: 0xffffff }]);
  marks.showWay(wayOf(2));
  expect(paper.frames).toEqual([{ at: [2, 2], colour: RED }]);
  marks.showWay([]);
  marks.hover(null);
  expect(paper).toMatchObject({ dots: [], frames: [] });
});
