import { kept } from '@burrow/client';
import type { SoundBoard } from './sound-board.ts';
import type { SoundName } from './sounds.ts';

const STORAGE_KEY = 'game_muted';
const GESTURES = ['pointerdown', 'keydown'] as const;

const loadBoard = async (): Promise<SoundBoard> => {
  const { SoundBoard } = await import('./sound-board.ts');
  return new SoundBoard();
};

/**
 * The page's sound: silent until the user has pressed something, and while it is muted. The code for the
 * tones is loaded at the first gesture, unless the sound is off.
 */
export class SoundPlayer {
  readonly #load: () => Promise<SoundBoard>;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #listeners = new Set<() => void>();
  #board: SoundBoard | null = null;
  #hasGesture = false;
  #isMuted: boolean;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> = kept, load = loadBoard) {
    this.#storage = storage;
    this.#load = load;
    this.#isMuted = storage.getItem(STORAGE_KEY) === 'true';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isMuted = (): boolean => this.#isMuted;

  /** Waits for the first gesture. Returns a function that undoes it. */
  listen(target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): () => void {
    const stop = (): void => GESTURES.forEach(name => target.removeEventListener(name, begin, true));
    const begin = (): void => {
      stop();
      this.#hasGesture = true;
      this.#prepare();
    };
    if (!this.#hasGesture) GESTURES.forEach(name => target.addEventListener(name, begin, true));
    return stop;
  }

  /** Turns the sound off or on; it stays so on this browser. */
  mute(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#storage.setItem(STORAGE_KEY, String(isMuted));
    this.#prepare();
    for (const listener of this.#listeners) listener();
  }

  play(name: SoundName): void {
    if (!this.#isMuted) this.#board?.play(name);
  }

  #prepare(): void {
    if (!this.#hasGesture || this.#isMuted || this.#board) return;
    this.#load().then(
      board => {
        this.#board ??= board;
      },
      () => undefined,
    );
  }
}

let player: SoundPlayer | null = null;

/** The only one of the page. */
export function soundPlayer(): SoundPlayer {
  player ??= new SoundPlayer();
  return player;
}
