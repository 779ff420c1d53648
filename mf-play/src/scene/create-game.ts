import { CANVAS, Game, Scale, WEBGL } from 'phaser';
import { pause } from '../engine/clock.ts';
import { FarmScene } from './farm-scene.ts';

const GRASS = '#6fbf4f';
const RELOAD_AFTER_MS = 1_000;

/** The picture of one level on the page. */
export interface FarmGame {
  readonly scene: FarmScene;
  destroy(): void;
}

type SceneOptions = ConstructorParameters<typeof FarmScene>[0];

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/**
 * Whether the browser draws WebGL on a graphics chip. If it would emulate one, a plain canvas draws
 * this picture faster, and without the seams that an emulation shows.
 */
function hasFastGraphics(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(String(renderer));
}

/** Puts a level's picture into an element and keeps it at the element's size. */
export function createGame(place: HTMLElement, options: SceneOptions): FarmGame {
  // A separate element: Phaser's pools keep a reference to it, and would keep the whole page that contains it.
  const parent = place.appendChild(document.createElement('div'));
  parent.className = 'game-canvas__own';
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
      parent.remove();
    },
  };
}

function reloadWhenContextIsLost(parent: HTMLElement): () => void {
  const reload = (): void => {
    void pause(RELOAD_AFTER_MS).then(() => location.reload());
  };
  const events = ['webglcontextlost', 'contextlost'];
  for (const event of events) parent.addEventListener(event, reload, true);
  return () => {
    for (const event of events) parent.removeEventListener(event, reload, true);
  };
}
