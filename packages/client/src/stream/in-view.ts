import { after } from '../page/after.ts';

/** The name of the lock that every tab in view shares; the browser takes it from a tab that crashes. */
const NAME = 'burrow-in-view';
/** Going from one tab to another hides the one before the other is shown. */
const SETTLE_MS = 300;

const canShare = (): boolean => 'locks' in navigator;

/** Holds the lock as long as this tab is in view, and calls back whenever that changes. */
export function watchView(signal: AbortSignal, onChange: () => void): void {
  let leave: (() => void) | undefined;
  const hide = (): void => {
    leave?.();
    leave = undefined;
  };
  const look = (): void => {
    if (document.visibilityState !== 'visible') hide();
    else if (leave === undefined && canShare()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      leave = resolve;
      void navigator.locks.request(NAME, { mode: 'shared' }, () => promise).catch(() => undefined);
    }
    onChange();
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', hide, { once: true });
  look();
}

/** Whether a tab of this browser is in view; only this one counts where tabs cannot share. */
async function isAnyInView(): Promise<boolean> {
  if (!canShare()) return document.visibilityState === 'visible';
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === NAME);
}

/** Says whether a tab of the browser is in view: when that has changed, or when it is to be said again. */
export class ViewTeller {
  readonly #tell: (isInView: boolean) => void;
  #told: boolean | null = null;
  #cancel = (): void => undefined;

  constructor(tell: (isInView: boolean) => void) {
    this.#tell = tell;
  }

  /** Looks soon, and says what is new. */
  look(): void {
    this.#cancel();
    this.#cancel = after(SETTLE_MS, () => void this.#sayNews());
  }

  /** Says it again, whatever was said. */
  repeat(): void {
    this.#told = null;
    this.look();
  }

  stop(): void {
    this.#cancel();
  }

  async #sayNews(): Promise<void> {
    const isInView = await isAnyInView();
    if (isInView === this.#told) return;
    this.#told = isInView;
    this.#tell(isInView);
  }
}
