import type { Direction, Position } from '@burrow/contracts';
import type { GameObjects, Scene, Tweens } from 'phaser';
import { standingDepth } from './depth.rules.ts';
import { headingOf, type Heading } from '@burrow/painting';
import { wantsLessMotion } from './wants-less-motion.ts';

const TILE = 16;
const FEET_OFFSET = 14;
const WALK_FRAMES = 4;
const HOPS = 3;
/** In pixels of the art. */
const HOP_HEIGHT = 5;

/** The animal that the learner steers. Its feet are on the tile. */
export class AnimalSprite {
  readonly #scene: Scene;
  readonly #sprite: GameObjects.Sprite;
  readonly #animal: string;
  readonly #mapHeight: number;
  #heading: Heading = 'down';
  #movement: Tweens.Tween | null = null;

  constructor(scene: Scene, animal: string, mapHeight: number) {
    this.#scene = scene;
    this.#animal = animal;
    this.#mapHeight = mapHeight;
    this.#sprite = scene.add.sprite(0, 0, animal, `${animal}/down/0`).setOrigin(0.5, 1);
  }

  get sprite(): GameObjects.Sprite {
    return this.#sprite;
  }

  place(tile: Position, facing: Direction): void {
    this.#movement?.stop();
    this.#movement = null;
    const { x, y } = this.#feet(tile);
    this.#sprite.setPosition(x, y);
    this.face(facing);
    this.#sortByFeet();
  }

  face(facing: Direction): void {
    this.#heading = headingOf(facing);
    this.#frame(`${this.#heading}/0`);
  }

  walk(to: Position, duration: number, still: boolean): Promise<void> {
    const { x, y } = this.#feet(to);
    const from = { x: this.#sprite.x, y: this.#sprite.y };
    return this.#tween(duration, progress => {
      const eased = still ? Math.round(progress) : progress;
      this.#sprite.setPosition(
        Math.round(from.x + (x - from.x) * eased),
        Math.round(from.y + (y - from.y) * eased),
      );
      if (!still) this.#frame(`${this.#heading}/${Math.floor(progress * WALK_FRAMES) % WALK_FRAMES}`);
      this.#sortByFeet();
    });
  }

  bump([dx, dy]: Direction, duration: number): Promise<void> {
    const { x, y } = this.#sprite;
    return this.#tween(duration, progress => {
      const push = wantsLessMotion() ? 0 : Math.round(Math.sin(progress * Math.PI) * 2);
      this.#sprite.setPosition(x + dx * push, y + dy * push);
    });
  }

  act(pose: string, duration: number): Promise<void> {
    return this.#tween(duration, progress => this.#frame(`${pose}/${Math.floor(progress * 4) % 2}`)).then(
      () => this.#frame(`${this.#heading}/0`),
    );
  }

  /** Hops on its tile. */
  cheer(duration: number): Promise<void> {
    const { x, y } = this.#sprite;
    const height = wantsLessMotion() ? 0 : HOP_HEIGHT;
    return this.#tween(duration, progress => {
      const hop = Math.abs(Math.sin(progress * HOPS * Math.PI));
      this.#frame(`cheer/${hop > 0.5 ? 1 : 0}`);
      this.#sprite.setPosition(x, y - Math.round(hop * height));
    }).then(() => this.#frame(`${this.#heading}/0`));
  }

  #tween(duration: number, onProgress: (progress: number) => void): Promise<void> {
    return new Promise(resolve => {
      this.#movement = this.#scene.tweens.addCounter({
        from: 0,
        to: 1,
        duration,
        onUpdate: tween => onProgress(tween.getValue() ?? 1),
        onComplete: () => {
          onProgress(1);
          resolve();
        },
      });
    });
  }

  #frame(name: string): void {
    const frame = `${this.#animal}/${name}`;
    if (this.#sprite.texture.has(frame)) this.#sprite.setFrame(frame);
  }

  #feet([column, row]: Position): { x: number; y: number } {
    return { x: column * TILE + TILE / 2, y: row * TILE + FEET_OFFSET };
  }

  #sortByFeet(): void {
    this.#sprite.setDepth(standingDepth(this.#sprite.y, this.#mapHeight));
  }
}
