import type { Item, Position, WorldLevel } from '@burrow/contracts';
import type { ItemState, WorldState } from '@burrow/world';
import type { GameObjects, Scene, Types } from 'phaser';
import { hasObjectFrame } from './asset-urls.ts';
import { EFFECT_DEPTH, FLAT_DEPTH, MARK_DEPTH, standingDepth } from './depth.rules.ts';
import { wantsLessMotion } from './wants-less-motion.ts';
import { itemFrame } from '@burrow/painting';
import { animalOf } from '@burrow/painting/draw';

const TILE = 16;
const FEET_OFFSET = 15;

const feetOf = ([column, row]: Position): { x: number; y: number } => ({
  x: column * TILE + TILE / 2,
  y: row * TILE + FEET_OFFSET,
});

/** The pictures of a level's items, of what the run creates, and of the marks where the animal has to stand. */
export class ItemSprites {
  readonly #scene: Scene;
  readonly #items: readonly Item[];
  readonly #mapHeight: number;
  readonly #sprites: GameObjects.Sprite[] = [];

  constructor(scene: Scene, level: WorldLevel) {
    this.#scene = scene;
    this.#items = level.items;
    this.#mapHeight = level.map.height * TILE;
    this.#addMarks(level);
  }

  show(state: WorldState): void {
    state.items.forEach((_stands, index) => this.#put(index, state));
    this.#sprites.forEach((sprite, index) => sprite.setVisible(sprite.visible && index < state.items.length));
  }

  /** The item pops up and fades, unless it is a source, which stays. */
  collect(index: number, state: WorldState, duration: number): Promise<void> {
    const sprite = this.#sprites[index];
    if (!sprite || state.items[index]?.status !== 'gone') return this.change(index, state, duration);
    sprite.setDepth(EFFECT_DEPTH);
    return this.#tween({
      targets: sprite,
      y: wantsLessMotion() ? sprite.y : sprite.y - TILE,
      alpha: 0,
      duration,
      ease: 'Cubic.easeOut',
    }).then(() => this.#put(index, state));
  }

  /** Shows an item in its state; null is the ground, which only takes its time. */
  change(index: number | null, state: WorldState, duration: number): Promise<void> {
    if (index !== null) this.#put(index, state);
    return new Promise(resolve => {
      this.#scene.time.delayedCall(duration, resolve);
    });
  }

  /** The item slides to where it was pushed. */
  push(index: number, to: Position, duration: number): Promise<void> {
    const sprite = this.#sprites[index];
    if (!sprite) return Promise.resolve();
    const { x, y } = feetOf(to);
    if (wantsLessMotion()) sprite.setPosition(x, y);
    return this.#tween({ targets: sprite, x, y, duration }).then(() => {
      sprite.setDepth(standingDepth(y, this.#mapHeight));
    });
  }

  /** Something new rises from the ground. */
  appear(index: number, state: WorldState, duration: number): Promise<void> {
    this.#put(index, state);
    const sprite = this.#sprites[index];
    if (!sprite) return Promise.resolve();
    const { y } = sprite;
    sprite.setAlpha(0).setY(wantsLessMotion() ? y : y + 4);
    return this.#tween({ targets: sprite, y, alpha: 1, duration, ease: 'Cubic.easeOut' });
  }

  /** Shows an item in its state: its picture, its place, and above or below what else is there. */
  #put(index: number, state: WorldState): void {
    const stands = state.items[index];
    const item = stands?.made ?? this.#items[index];
    if (!stands || !item) return;
    const sprite = (this.#sprites[index] ??= this.#scene.add.sprite(0, 0, 'objects').setOrigin(0.5, 1));
    this.#scene.tweens.killTweensOf(sprite);
    const { x, y } = feetOf(stands.position ?? item.position);
    const isFlat = stands.made?.action === 'build';
    sprite
      .setPosition(x, y)
      .setAlpha(1)
      .setDepth(isFlat ? FLAT_DEPTH : standingDepth(y, this.#mapHeight));
    this.#draw(sprite, item, stands);
  }

  #draw(sprite: GameObjects.Sprite, item: Item, stands: ItemState): void {
    const frame = itemFrame(item.sprite, stands, hasObjectFrame);
    sprite.setVisible(frame !== null);
    if (frame)
      sprite.setTexture(frame.atlas === 'objects' ? frame.atlas : animalOf(frame.frame), frame.frame);
  }

  #tween(config: Types.Tweens.TweenBuilderConfig): Promise<void> {
    return new Promise(resolve => {
      this.#scene.tweens.add({ ...config, onComplete: () => resolve() });
    });
  }

  #addMarks({ levelGoals, items }: WorldLevel): void {
    const taken = new Set(items.map(item => item.position.join()));
    const places = new Set(levelGoals.flatMap(goal => (goal.position ? [goal.position.join()] : [])));
    for (const place of places) {
      if (taken.has(place)) continue;
      const [column = 0, row = 0] = place.split(',').map(Number);
      this.#scene.add
        .sprite(column * TILE, row * TILE, 'objects', 'x-mark')
        .setOrigin(0)
        .setDepth(MARK_DEPTH);
    }
  }
}
