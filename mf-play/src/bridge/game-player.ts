import { startState, thingOf, type World, type WorldEvent, type WorldState } from '@burrow/world';
import { ownDelay } from './delays.rules.ts';
import type { GameView, Popup, ScriptStep } from './game.types.ts';
import type { Stage } from './stage.ts';
import { speechDuration } from './speech.rules.ts';

const NORMAL_MOVE_MS = 250;

class Stopped extends Error {}

/**
 * Plays a recorded run on a stage, one event after another, and tells the page where the picture is.
 * One player serves one level; `stop` ends a running play at once.
 */
export class GamePlayer {
  readonly #world: World;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(event: WorldEvent) => void>();
  #stage: Stage | null = null;
  #view: GameView;
  #moveMs = NORMAL_MOVE_MS;
  #abort = new AbortController();
  #closePopup: (() => void) | null = null;

  constructor(world: World) {
    this.#world = world;
    this.#view = { step: -1, line: null, state: startState(world), speech: null, popup: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells of each event when the picture begins to show it. Returns the way back. */
  readonly watch = (watcher: (event: WorldEvent) => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly getView = (): GameView => this.#view;

  /** The picture is there; it shows where the run stands. */
  attach(stage: Stage | null): void {
    this.#stage = stage;
    stage?.show(this.#view.state);
  }

  setMoveMs(milliseconds: number): void {
    this.#moveMs = milliseconds;
  }

  zoom(direction: 1 | -1): void {
    this.#stage?.zoom(direction);
  }

  /** Back to how the level stands before the first command. */
  reset(): void {
    this.stop();
    this.#update({ step: -1, line: null, state: startState(this.#world), speech: null, popup: null });
    this.#stage?.show(this.#view.state);
  }

  stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#closePopup = null;
    this.#update({ speech: null, popup: null });
  }

  /** Closes the open pop-up; the play goes on. */
  closePopup(): void {
    this.#closePopup?.();
  }

  /** Plays steps from where the picture is. Resolves to false when it was stopped. */
  async play(steps: readonly ScriptStep[]): Promise<boolean> {
    const { signal } = this.#abort;
    try {
      for (const step of steps) {
        this.#update({ step: this.#view.step + 1, line: step.line });
        for (const event of step.events) await this.#guard(this.#show(event, step.after), signal);
        this.#update({ state: step.after });
      }
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }

  /** The player is glad. */
  async cheer(): Promise<void> {
    await this.#stage?.act('cheer', this.#moveMs * 2);
  }

  async #show(event: WorldEvent, after: WorldState): Promise<void> {
    const stage = this.#stage;
    for (const watcher of this.#watchers) watcher(event);
    switch (event.type) {
      case 'moved':
        return stage?.move(event.to, this.#moveMs);
      case 'turned':
        return stage?.turn(event.to, this.#moveMs / 2);
      case 'bumped':
        return stage?.bump(event.facing, this.#moveMs / 2);
      case 'collected':
        return stage?.collect(event.item, after, this.#duration(event, after));
      case 'pushed':
        return stage?.push(event.item, event.to, this.#moveMs);
      case 'opened':
      case 'closed':
        return stage?.change(event.item, after, this.#duration(event, after));
      case 'watered':
        return stage?.change(event.item, after, this.#duration(event, after));
      case 'built':
      case 'combined':
      case 'placed':
      case 'planted':
        return stage?.appear(event.item, after, this.#duration(event, after));
      case 'spoke':
        return this.#speak(event.phrase, event.position);
      case 'signRead':
        return this.#pause({ kind: 'read', text: event.text });
      case 'wrote':
        await stage?.change(event.item, after, this.#moveMs);
        return this.#pause({ kind: 'write', text: event.text });
      case 'goalScored':
        return this.#update({
          state: { ...this.#view.state, goals: after.goals, inventory: after.inventory },
        });
      case 'failed':
        return stage?.act('dizzy', this.#moveMs * 2);
    }
  }

  /** How long the picture takes over an act, at the speed of now. */
  #duration(event: WorldEvent & { readonly item: number | null }, after: WorldState): number {
    const thing = event.item === null ? undefined : thingOf(this.#world, after, event.item);
    const own = ownDelay(event, thing?.type ?? '');
    return own === null ? this.#moveMs : (own * this.#moveMs) / NORMAL_MOVE_MS;
  }

  async #speak(text: string, tile: readonly [number, number]): Promise<void> {
    this.#update({ speech: { text, tile: [tile[0], tile[1]] } });
    const factor = this.#moveMs / NORMAL_MOVE_MS;
    await new Promise(resolve => setTimeout(resolve, speechDuration(text) * factor));
    this.#update({ speech: null });
  }

  async #pause(popup: Popup): Promise<void> {
    this.#update({ popup });
    await new Promise<void>(resolve => {
      this.#closePopup = resolve;
    });
    this.#closePopup = null;
    this.#update({ popup: null });
  }

  /** Leaves a wait as soon as the play is stopped. */
  async #guard(work: Promise<void>, signal: AbortSignal): Promise<void> {
    let onAbort = (): void => undefined;
    const stopped = new Promise<never>((_, reject) => {
      onAbort = () => reject(new Stopped());
      if (signal.aborted) onAbort();
      signal.addEventListener('abort', onAbort);
    });
    stopped.catch(() => undefined);
    try {
      await Promise.race([work, stopped]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
    if (signal.aborted) throw new Stopped();
  }

  #update(change: Partial<GameView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
