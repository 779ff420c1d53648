import type { Direction, LevelData, Position } from '@burrow/contracts';
import type { WorldState } from '@burrow/world';
import { Scene, type Game } from 'phaser';
import type { Stage } from '../bridge/stage.ts';
import { addAmbience } from './ambience.ts';
import { tilesetName } from '@burrow/painting';
import { atlasesOf, tilesetUrl } from './asset-urls.ts';
import { FarmCamera, type Focus } from './farm-camera.ts';
import { ItemSprites } from './item-sprites.ts';
import { addLevelTiles } from './level-tiles.ts';
import { Pace } from './pace.ts';
import { PointerMarks } from './pointer-marks.ts';
import { AnimalSprite } from './animal-sprite.ts';
import { wantsLessMotion } from './wants-less-motion.ts';

const TILE = 16;
const RETRY_AFTER_MS = 5_000;
/** From a tile's upper edge to the ears of an animal on it. */
const HEAD_ROOM = 14;

export type SceneLevel = Pick<
  LevelData,
  'start' | 'facing' | 'map' | 'items' | 'levelGoals' | 'constants' | 'zoom'
>;

interface FarmSceneOptions {
  readonly level: SceneLevel;
  /** Lower-case name of the animal. */
  readonly animal: string;
  readonly onReady: (stage: Stage) => void;
  /** Called for each drawn frame. */
  readonly onFrame: () => void;
}

/** The middle of everything that the level is about: the start and the places of its goals. */
function focusOf({ start, levelGoals }: SceneLevel): Focus {
  const places = levelGoals.map(goal => goal.targetPosition ?? goal.position ?? start);
  const tiles = [start, ...places];
  const middle = (values: readonly number[]): number =>
    ((Math.min(...values) + Math.max(...values) + 1) / 2) * TILE;
  return { x: middle(tiles.map(([column]) => column)), y: middle(tiles.map(([, row]) => row)) };
}

/**
 * At rest the loop goes by a timer: waiting for the screen's frames, as Phaser does even to skip them, makes the
 * browser prepare every one of them. The loop keeps to it when a tab is shown again.
 */
function keepTo({ loop }: Game, framesASecond: number): void {
  const isAtRest = framesASecond > 0;
  Object.assign(loop, { forceSetTimeOut: isAtRest });
  loop.setFPSLimit(framesASecond);
  if (!loop.running || !isAtRest) return;
  // Phaser's own limit skips a frame whenever the timer is a fraction of a millisecond early.
  loop.raf.stop();
  loop.raf.start(loop.step.bind(loop), true, 1_000 / framesASecond);
}

/** One level as a picture. It shows what it is told and decides nothing. */
export class FarmScene extends Scene implements Stage {
  readonly #options: FarmSceneOptions;
  #animal: AnimalSprite | null = null;
  #items: ItemSprites | null = null;
  #camera: FarmCamera | null = null;
  #marks: PointerMarks | null = null;
  readonly #pace = new Pace(
    // If it were changed within a step, Phaser's loop would run twice.
    limit => queueMicrotask(() => keepTo(this.game, limit)),
    () => performance.now(),
  );

  constructor(options: FarmSceneOptions) {
    super('farm');
    this.#options = options;
  }

  preload(): void {
    const { level, animal } = this.#options;
    const others = level.items.map(({ sprite }) => sprite);
    for (const { key, url, frames } of atlasesOf([animal, ...others])) this.load.atlas(key, url, frames);
    for (const { source } of level.map.tilesets) {
      const name = tilesetName(source);
      this.load.image(name, tilesetUrl(name));
    }
    this.load.once('complete', () => {
      if (this.load.totalFailed > 0) this.time.delayedCall(RETRY_AFTER_MS, () => this.scene.restart());
    });
  }

  create(): void {
    if (this.load.totalFailed > 0) return;
    const { level, animal, onReady } = this.#options;
    const pixels = { width: level.map.width * TILE, height: level.map.height * TILE };
    addLevelTiles(this, level.map);
    this.#items = new ItemSprites(this, level);
    this.#animal = new AnimalSprite(this, animal, pixels.height);
    this.#animal.place(level.start, level.facing);
    this.#camera = new FarmCamera(this, level.map, level.zoom, this.#animal.sprite, focusOf(level));
    this.#marks = new PointerMarks(this);
    addAmbience(this, pixels);
    onReady(this);
  }

  override update(): void {
    this.#pace.frame();
    this.#camera?.update();
    this.#options.onFrame();
  }

  fit(width: number, height: number): void {
    this.#camera?.fit({ width, height });
  }

  pan(dx: number, dy: number): void {
    this.#pace.stir();
    this.#camera?.pan(dx, dy);
  }

  settle(state: WorldState): void {
    this.#pace.stir();
    this.#animal?.place(state.player.position, state.player.facing);
    this.#items?.show(state);
  }

  show(state: WorldState): void {
    this.settle(state);
    if (state.commands === 0) this.#camera?.overview();
    else this.#camera?.follow();
  }

  move(to: Position, duration: number): Promise<void> {
    this.#camera?.follow();
    return this.#act(this.#animal?.walk(to, duration, wantsLessMotion()));
  }

  turn(facing: Direction, duration: number): Promise<void> {
    this.#animal?.face(facing);
    return this.#act(new Promise(resolve => this.time.delayedCall(duration, resolve)));
  }

  bump(facing: Direction, duration: number): Promise<void> {
    return this.#act(this.#animal?.bump(facing, duration));
  }

  collect(item: number, state: WorldState, duration: number): Promise<void> {
    return this.#act(this.#animal?.act('use', duration), this.#items?.collect(item, state, duration));
  }

  push(item: number, to: Position, duration: number): Promise<void> {
    return this.#act(this.#animal?.act('use', duration), this.#items?.push(item, to, duration));
  }

  appear(item: number, state: WorldState, duration: number): Promise<void> {
    return this.#act(this.#animal?.act('use', duration), this.#items?.appear(item, state, duration));
  }

  change(item: number | null, state: WorldState, duration: number): Promise<void> {
    return this.#act(this.#items?.change(item, state, duration));
  }

  act(pose: 'cheer' | 'dizzy', duration: number): Promise<void> {
    return this.#act(pose === 'cheer' ? this.#animal?.cheer(duration) : this.#animal?.act(pose, duration));
  }

  screenPosition([column, row]: Position): { x: number; y: number } {
    return this.#camera?.toScreen(column * TILE + TILE / 2, row * TILE - HEAD_ROOM) ?? { x: 0, y: 0 };
  }

  mapOnScreen(): { x: number; y: number; tile: number } {
    const camera = this.#camera;
    return camera ? { ...camera.toScreen(0, 0), tile: camera.scale * TILE } : { x: 0, y: 0, tile: 0 };
  }

  tileAt(x: number, y: number): Position | null {
    const at = this.#camera?.toMap(x, y);
    if (!at) return null;
    const [column, row] = [Math.floor(at.x / TILE), Math.floor(at.y / TILE)];
    const { width, height } = this.#options.level.map;
    return column >= 0 && row >= 0 && column < width && row < height ? [column, row] : null;
  }

  hover(tile: Position | null): void {
    this.#pace.stir();
    this.#marks?.hover(tile);
  }

  showWay(way: readonly Position[]): void {
    this.#pace.stir();
    this.#marks?.showWay(way);
  }

  zoom(direction: 1 | -1): void {
    this.#pace.stir();
    this.#camera?.step(direction);
  }

  /** Everything that happens on the farm, in parallel, at the screen's frame rate. */
  async #act(...parts: readonly (Promise<unknown> | undefined)[]): Promise<void> {
    await this.#pace.during(Promise.all(parts));
  }
}
