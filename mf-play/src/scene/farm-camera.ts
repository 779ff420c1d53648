import type { Cameras, GameObjects, Scene } from 'phaser';
import { CAMERA_STEPS, followedStart, pixelScale } from './camera.rules.ts';
import { wantsLessMotion } from './wants-less-motion.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What should be visible at the start, in pixels of the map. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

const TILE = 16;
/** How much of the way to the animal the view moves in a frame. */
const CALM_PACE = 0.2;

/** An odd size would put the view's middle between two pixels, and gaps between the tiles. */
const evenPixels = (size: number): number => 2 * Math.ceil(size / 2);

/** Keeps the picture at a low resolution that is enlarged by whole numbers, and the animal in view. */
export class FarmCamera {
  readonly #scene: Scene;
  readonly #camera: Cameras.Scene2D.Camera;
  readonly #map: Size;
  readonly #zoom: number;
  readonly #target: GameObjects.Sprite;
  readonly #focus: Focus;
  #canvas: Size = { width: 1, height: 1 };
  #step = 0;
  #isFollowing = true;
  /** Where the view begins, in pixels of the map; the picture is drawn at whole ones. */
  #start = { x: 0, y: 0 };

  constructor(scene: Scene, map: Size, zoom: number, target: GameObjects.Sprite, focus: Focus) {
    this.#scene = scene;
    this.#camera = scene.cameras.main;
    this.#map = map;
    this.#zoom = zoom;
    this.#target = target;
    this.#focus = focus;
    this.#camera.setRoundPixels(true).setBounds(0, 0, map.width * TILE, map.height * TILE);
    this.follow();
  }

  get scale(): number {
    return pixelScale(this.#canvas, this.#map, this.#zoom, this.#step);
  }

  fit(canvas: Size): void {
    if (canvas.width < 1 || canvas.height < 1) return;
    this.#canvas = canvas;
    const { scale } = this;
    this.#scene.scale.setZoom(scale);
    this.#scene.scale.resize(evenPixels(canvas.width / scale), evenPixels(canvas.height / scale));
    this.#camera.setSize(this.#scene.scale.width, this.#scene.scale.height);
    this.overview();
  }

  step(direction: 1 | -1): void {
    this.#step = Math.min(Math.max(this.#step + direction, 0), CAMERA_STEPS.length - 1);
    this.fit(this.#canvas);
  }

  /** Looks at the start and the goals; the animal stays in view. */
  overview(): void {
    this.follow();
    const { width, height } = this.#camera;
    this.#look(this.#focus.x - width / 2, this.#focus.y - height / 2);
  }

  follow(): void {
    this.#isFollowing = true;
  }

  /** Follows the animal; call this for each frame. */
  update(): void {
    if (!this.#isFollowing) return;
    const pace = wantsLessMotion() ? 1 : CALM_PACE;
    const { width, height } = this.#camera;
    this.#look(
      followedStart(this.#start.x, width, this.#target.x, pace),
      followedStart(this.#start.y, height, this.#target.y, pace),
    );
  }

  /** Moves the view by a drag, in CSS pixels; the animal is followed again at its next move. */
  pan(dx: number, dy: number): void {
    this.#isFollowing = false;
    this.#look(this.#start.x - dx / this.scale, this.#start.y - dy / this.scale);
  }

  /** Returns the point of the map that a point of the canvas shows, in CSS pixels. */
  toMap(x: number, y: number): { x: number; y: number } {
    const { worldView } = this.#camera;
    return { x: worldView.x + x / this.scale, y: worldView.y + y / this.scale };
  }

  /** Returns where a point of the map is on the canvas, in CSS pixels. */
  toScreen(x: number, y: number): { x: number; y: number } {
    const { worldView } = this.#camera;
    return { x: (x - worldView.x) * this.scale, y: (y - worldView.y) * this.scale };
  }

  #look(x: number, y: number): void {
    this.#start = { x: this.#camera.clampX(x), y: this.#camera.clampY(y) };
    this.#camera.setScroll(Math.round(this.#start.x), Math.round(this.#start.y));
  }
}
