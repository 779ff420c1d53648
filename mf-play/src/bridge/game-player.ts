import type { Direction, Position } from '@burrow/contracts';
import type { Answer, Ask } from '@burrow/python';
import { startState, thingOf, type World, type WorldEvent, type WorldState } from '@burrow/world';
import { pause } from '../engine/clock.ts';
import { ownDelay } from './delays.rules.ts';
import { viewOf } from './view-of.ts';
import type { GameView, ShownStep, Speech } from './game.types.ts';
import type { Stage } from './stage.ts';
import { speechDuration } from './speech.rules.ts';

const NORMAL_MOVE_MS = 250;
/** At every speed: it is not a step of the run. */
const CHEER_MS = 800;

class Stopped extends Error {}

/**
 * Plays a recorded run on a stage, one event after another, and tells the page where the picture is.
 * One player is for one level; `stop` ends a running play immediately.
 */
export class GamePlayer {
  readonly #world: World;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(event: WorldEvent) => void>();
  #stage: Stage | null = null;
  #view: GameView;
  #moveMs = NORMAL_MOVE_MS;
  #abort = new AbortController();
  #answer: ((answer: Answer) => void) | null = null;
  #isStepping = false;
  #isMoving = false;
  #goOn: (() => void) | null = null;

  constructor(world: World) {
    this.#world = world;
    this.#view = viewOf(startState(world));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back for each event when the picture begins to show it. Returns a function that unsubscribes. */
  readonly watch = (watcher: (event: WorldEvent) => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly getView = (): GameView => this.#view;

  /** The picture is ready; it shows the current state of the run. */
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

  /** Returns where a tile's upper edge is, in CSS pixels of the picture; null while there is no picture. */
  screenPosition(tile: Position): { readonly x: number; readonly y: number } | null {
    return this.#stage?.screenPosition(tile) ?? null;
  }

  /** Returns to the level as it is before the first command. */
  reset(): void {
    this.stop();
    this.#update(viewOf(startState(this.#world)));
    this.#stage?.show(this.#view.state);
  }

  /** Ends a play, a walk and a wait immediately. The animal stays on the last tile that it reached. */
  stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#update({ speech: null, popup: null, isWaiting: false });
    this.#showWay(null);
    if (this.#isMoving) this.#stage?.settle(this.#view.state);
    this.#isMoving = false;
  }

  /** Sets whether the picture waits before each step until `goOn`. */
  setStepping(isStepping: boolean): void {
    this.#isStepping = isStepping;
    if (!isStepping) this.#goOn?.();
  }

  /** Shows the next step, if the picture is waiting for that. */
  goOn(): void {
    this.#goOn?.();
  }

  /**
   * Opens a pop-up that pauses the program, and resolves to the learner's answer.
   * @throws when it is stopped meanwhile
   */
  async ask(popup: Ask): Promise<Answer> {
    const { signal } = this.#abort;
    this.#update({ popup, line: popup.line, next: null });
    try {
      const answered = new Promise<Answer>(resolve => {
        this.#answer = resolve;
      });
      return await this.#guard(answered, signal);
    } finally {
      this.#answer = null;
      this.#update({ popup: null });
    }
  }

  /** Answers the open pop-up; the program continues. */
  answer(answer: Answer): void {
    this.#answer?.(answer);
  }

  /** Plays steps from where the picture is. Resolves to false if it was stopped. */
  async play(steps: Iterable<ShownStep>): Promise<boolean> {
    return this.#untilStopped(async signal => {
      for (const { line, next, events, after, wait = 0 } of steps) {
        if (this.#isStepping) await this.#waitForLearner(signal);
        else if (wait > 0) await this.#guard(pause(this.#atSpeed(wait * 1_000)), signal);
        this.#update({ step: this.#view.step + 1, line, next, events, aside: 'step' });
        for (const event of events) {
          await this.#guard(this.#show(event, after), signal);
          if (event.type === 'moved') this.#place({ position: event.to });
          if (event.type === 'turned') this.#place({ facing: event.to });
        }
        this.#update({ state: after, aside: null });
      }
    });
  }

  /** Shows a step of a recorded run directly, or, with null, the level before the first. */
  seek(index: number, step: ShownStep | null): void {
    this.stop();
    const start = viewOf(startState(this.#world));
    this.#update(step ? { ...start, ...step, step: index, state: step.after } : start);
    this.#stage?.show(this.#view.state);
  }

  /** Walks along the pointer's path, tile by tile. Resolves to false if it was stopped. */
  async walk(way: readonly Position[]): Promise<boolean> {
    this.stop();
    const walked = await this.#untilStopped(async signal => {
      for (const [index, to] of way.entries()) {
        this.#showWay(way.slice(index));
        await this.#stepTo(to, signal);
      }
    });
    if (walked) this.#showWay(null);
    return walked;
  }

  /** The animal cheers. */
  async cheer(): Promise<void> {
    await this.#stage?.act('cheer', CHEER_MS);
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
      case 'wrote':
        return stage?.change(event.item, after, this.#moveMs);
      case 'goalScored':
        return this.#update({
          state: { ...this.#view.state, goals: after.goals, inventory: after.inventory },
        });
      case 'failed':
        return stage?.act('dizzy', this.#moveMs * 2);
    }
  }

  /** Returns how long the picture takes for an action, at the current speed. */
  #duration(event: WorldEvent & { readonly item: number | null }, after: WorldState): number {
    const thing = event.item === null ? undefined : thingOf(this.#world, after, event.item);
    const own = ownDelay(event, thing?.type ?? '');
    return own === null ? this.#moveMs : this.#atSpeed(own);
  }

  #atSpeed(milliseconds: number): number {
    return (milliseconds * this.#moveMs) / NORMAL_MOVE_MS;
  }

  async #speak(text: string, tile: Position): Promise<void> {
    const speech: Speech = { text, tile };
    this.#update({ speech });
    await pause(this.#atSpeed(speechDuration(text)));
    // After a stop another run may be speaking by now.
    if (this.#view.speech === speech) this.#update({ speech: null });
  }

  #showWay(walk: readonly Position[] | null): void {
    if (walk === this.#view.walk) return;
    this.#update({ walk });
    this.#stage?.showWay(walk ?? []);
  }

  async #stepTo(to: Position, signal: AbortSignal): Promise<void> {
    const { player: animal } = this.#view.state;
    const [dx, dy] = [to[0] - animal.position[0], to[1] - animal.position[1]];
    const facing: Direction = dx === 0 ? [0, dy > 0 ? 1 : -1] : [dx > 0 ? 1 : -1, 0];
    if (this.#stage) await this.#guard(this.#stage.turn(facing, 0), signal);
    if (this.#stage) await this.#guard(this.#stage.move(to, this.#moveMs), signal);
    this.#place({ position: to, facing });
    this.#update({ aside: 'walk' });
  }

  /** The animal has arrived there in the picture, though the command may not be finished. */
  #place(where: Partial<WorldState['player']>): void {
    const { state } = this.#view;
    this.#update({ state: { ...state, player: { ...state.player, ...where } } });
  }

  async #waitForLearner(signal: AbortSignal): Promise<void> {
    this.#update({ isWaiting: true });
    const told = new Promise<void>(resolve => {
      this.#goOn = resolve;
    });
    try {
      await this.#guard(told, signal);
    } finally {
      this.#goOn = null;
      this.#update({ isWaiting: false });
    }
  }

  async #untilStopped(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    this.#isMoving = true;
    try {
      await work(this.#abort.signal);
      this.#isMoving = false;
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }

  /** Ends a wait as soon as the play is stopped. */
  async #guard<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
    let onAbort = (): void => undefined;
    const stopped = new Promise<never>((_, reject) => {
      onAbort = () => reject(new Stopped());
      if (signal.aborted) onAbort();
      signal.addEventListener('abort', onAbort);
    });
    stopped.catch(() => undefined);
    try {
      const value = await Promise.race([work, stopped]);
      if (signal.aborted) throw new Stopped();
      return value;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  #update(change: Partial<GameView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
