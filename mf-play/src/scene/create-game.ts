import { CANVAS, Game, Scale, WEBGL } from 'phaser';
import { FarmScene } from './farm-scene.ts';

const GRASS = '#6fbf4f';
const RELOAD_AFTER_MS = 1_000;

/** The picture of one level on the page. */
export interface FarmGame {
  readonly scene: FarmScene;
  destroy(): void;
}

type SceneOptions = ConstructorParameters<typeof FarmScene>[0];

/**
 * Whether the browser draws WebGL on a graphics chip. Where it would imitate one, a plain canvas draws
 * this picture more than twice as fast.
 */
function hasFastGraphics(): boolean {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true }) !== null;
}

/** Puts a level's picture into an element and keeps it at the element's size. */
export function createGame(parent: HTMLElement, options: SceneOptions): FarmGame {
  const fit = (): void => scene.fit(parent.clientWidth, parent.clientHeight);
  const scene = new FarmScene({
    ...options,
    onReady: stage => {
      fit();
      options.onReady(stage);
    },
  });
  const game = new Game({
    type: hasFastGraphics() ? WEBGL : CANVAS,
    parent,
    width: 320,
    height: 192,
    backgroundColor: GRASS,
    pixelArt: true,
    banner: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    scale: { mode: Scale.NONE },
    loader: { imageLoadType: 'HTMLImageElement' },
    scene,
  });
  const resize = new ResizeObserver(fit);
  resize.observe(parent);
  const stopWatching = reloadWhenContextIsLost(parent);
  return {
    scene,
    destroy: () => {
      resize.disconnect();
      stopWatching();
      game.destroy(true);
    },
  };
}

function reloadWhenContextIsLost(parent: HTMLElement): () => void {
  const reload = (): void => {
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  };
  const events = ['webglcontextlost', 'contextlost'];
  for (const event of events) parent.addEventListener(event, reload, true);
  return () => {
    for (const event of events) parent.removeEventListener(event, reload, true);
  };
}
