/** Enough for butterflies; the rest of a cheap machine's time belongs to Python and the editor. */
const RESTING_FPS = 12;
const REST_AFTER_MS = 1_500;
const EVERY_FRAME = 0;

/** How many frames a second are drawn: as many as the screen shows while something happens, few while the farm is at rest. */
export class Pace {
  readonly #setLimit: (framesASecond: number) => unknown;
  readonly #now: () => number;
  #acts = 0;
  #restAt = 0;
  #limit = EVERY_FRAME;

  /** `setLimit` takes frames per second, or 0 for as many as the screen shows; `now` returns milliseconds. */
  constructor(setLimit: (framesASecond: number) => unknown, now: () => number) {
    this.#setLimit = setLimit;
    this.#now = now;
  }

  /** Something is happening. */
  stir(): void {
    this.#restAt = this.#now() + REST_AFTER_MS;
    this.#keepTo(EVERY_FRAME);
  }

  /** Draws every frame until the action has ended. */
  async during<T>(act: Promise<T>): Promise<T> {
    this.#acts += 1;
    this.stir();
    try {
      return await act;
    } finally {
      this.#acts -= 1;
      this.stir();
    }
  }

  /** Call this for each frame that is drawn. */
  frame(): void {
    if (this.#acts === 0 && this.#now() >= this.#restAt) this.#keepTo(RESTING_FPS);
  }

  #keepTo(limit: number): void {
    if (limit === this.#limit) return;
    this.#limit = limit;
    this.#setLimit(limit);
  }
}
