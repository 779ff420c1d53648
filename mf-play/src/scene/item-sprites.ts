import type { Item, WorldLevel } from '@burrow/contracts';
import type { WorldState } from '@burrow/world';
import type { GameObjects, Scene } from 'phaser';
import { hasObjectFrame } from './asset-urls.ts';
import { EFFECT_DEPTH, MARK_DEPTH, standingDepth } from './depth.rules.ts';
import { itemFrame } from './item-frame.rules.ts';

const TILE = 16;
const FEET_OFFSET = 15;

/** The pictures of a level's items and of the marks where the player has to stand. */
export class ItemSprites {
  readonly #scene: Scene;
  readonly #items: readonly Item[];
  readonly #sprites: readonly GameObjects.Sprite[];

  constructor(scene: Scene, level: WorldLevel) {
    this.#scene = scene;
    this.#items = level.items;
    const mapHeight = level.map.height * TILE;
    this.#sprites = level.items.map(({ position: [column, row] }) => {
      const y = row * TILE + FEET_OFFSET;
      return scene.add
        .sprite(column * TILE + TILE / 2, y, 'objects')
        .setOrigin(0.5, 1)
        .setDepth(standingDepth(y, mapHeight));
    });
    this.#addMarks(level);
  }

  show(state: WorldState): void {
    this.#sprites.forEach((sprite, index) => {
      this.#scene.tweens.killTweensOf(sprite);
      const [column, row] = this.#items[index]?.position ?? [0, 0];
      sprite.setPosition(column * TILE + TILE / 2, row * TILE + FEET_OFFSET).setAlpha(1);
      this.#draw(index, state);
    });
  }

  /** The item pops up and fades. */
  collect(index: number, duration: number): Promise<void> {
    const sprite = this.#sprites[index];
    if (!sprite) return Promise.resolve();
    const depth = sprite.depth;
    sprite.setDepth(EFFECT_DEPTH);
    return new Promise(resolve => {
      this.#scene.tweens.add({
        targets: sprite,
        y: sprite.y - TILE,
        alpha: 0,
        duration,
        ease: 'Cubic.easeOut',
        onComplete: () => {
          sprite.setVisible(false).setDepth(depth);
          resolve();
        },
      });
    });
  }

  change(index: number, state: WorldState, duration: number): Promise<void> {
    this.#draw(index, state);
    return new Promise(resolve => {
      this.#scene.time.delayedCall(duration, resolve);
    });
  }

  #draw(index: number, state: WorldState): void {
    const sprite = this.#sprites[index];
    const item = this.#items[index];
    if (!sprite || !item) return;
    const frame = itemFrame(item.sprite, state.items[index]?.status ?? 'present', hasObjectFrame);
    sprite.setVisible(frame !== null);
    if (frame) sprite.setTexture(frame.atlas, frame.frame);
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
