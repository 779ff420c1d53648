import type { Position } from '@burrow/contracts';
import type { GameObjects, Scene } from 'phaser';
import { EFFECT_DEPTH } from './depth.rules.ts';
import { dotsOf } from './way-dots.rules.ts';

const TILE = 16;
const HOVER = 0xffffff;
const TARGET = 0xd5303e;
const DOT = 0xffffff;

/** The tile under the pointer, and the path that it has chosen: dots, and a red mark at its end. */
export class PointerMarks {
  readonly #drawing: GameObjects.Graphics;
  #hover: Position | null = null;
  #way: readonly Position[] = [];

  constructor(scene: Scene) {
    this.#drawing = scene.add.graphics().setDepth(EFFECT_DEPTH);
  }

  hover(tile: Position | null): void {
    this.#hover = tile;
    this.#draw();
  }

  showWay(way: readonly Position[]): void {
    this.#way = way;
    this.#draw();
  }

  #draw(): void {
    this.#drawing.clear();
    const target = this.#way.at(-1);
    for (const [column, row] of dotsOf(this.#way))
      this.#drawing.fillStyle(DOT, 0.9).fillRect(column * TILE + 7, row * TILE + 7, 2, 2);
    const marked = target ?? this.#hover;
    if (!marked) return;
    const [column, row] = marked;
    this.#drawing
      .lineStyle(1, target ? TARGET : HOVER, 1)
      .strokeRect(column * TILE + 1.5, row * TILE + 1.5, TILE - 3, TILE - 3);
  }
}
