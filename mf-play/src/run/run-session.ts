import type { LevelData } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { GamePlayer } from '../bridge/game-player.ts';
import { pause } from '../engine/clock.ts';
import { tooMuchCode } from './code-lines.rules.ts';
import { outcomeOf } from './outcome.rules.ts';
import type { RunResult } from './run-result.types.ts';
import { nothingRun, viewOf, type RunFacts, type RunView } from './run-view.rules.ts';
import type { OwnPicture, RunOptions, RunReports } from './run.types.ts';
import { startRun } from './start-run.ts';
import { mayFollow, stateAfter, type RunState } from './transitions.table.ts';

const STOPPING_AT_MOST_MS = 1_500;

function pictureOf(level: LevelData): OwnPicture {
  const world = loadWorld(level);
  return { level, world, player: new GamePlayer(world) };
}

/**
 * The runs of one level, one after the other. It owns Python's worker, the picture and the record while a program
 * is running, and tells its listeners what has changed. The states of a run are those of `transitions.table.ts`.
 */
export class RunSession {
  readonly #listeners = new Set<() => void>();
  #options: RunOptions;
  #view: RunView;
  #abort = new AbortController();
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: RunOptions) {
    this.#options = options;
    this.#view = viewOf(nothingRun(pictureOf(options.level)));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getView = (): RunView => this.#view;

  /** Runs a program. Returns false if something prevents it. */
  readonly run = (code: string): boolean => {
    const { mayRun, level } = this.#options;
    if (!mayFollow(this.#view.state, 'starting') || !mayRun()) return false;
    const tooMuch = tooMuchCode(level, code);
    if (tooMuch) this.#end(tooMuch);
    else this.#start(code, false);
    return true;
  };

  /** Runs the stopped program again, a moment later; it counts as the same run. */
  readonly goOn = (): void => {
    if (mayFollow(this.#view.state, 'starting')) this.#start(this.#view.code, true);
  };

  readonly stop = (): void => {
    const { state } = this.#view;
    if (!mayFollow(state, 'stopping')) return;
    this.#move('stopping');
    this.#halt();
    const stopped = this.#abort;
    const end = (): void => {
      if (this.#abort === stopped && this.#view.state === 'stopping') this.#end({ kind: 'stopped' });
    };
    // Before Python has the program there is nothing to end.
    const working = state === 'starting' ? Promise.resolve() : this.#working;
    Promise.race([working, pause(STOPPING_AT_MOST_MS)]).then(end, end);
  };

  /** The learner steps back through the run that has ended. */
  readonly lookBack = (): void => this.#options.server.lookedBack();

  /** What showed how the run ended was closed. */
  readonly dismiss = (): void => this.#change({ isDismissed: true });

  /** Sets what the next run works with. Another level, or one with more things on it, has its own picture. */
  update(options: RunOptions): void {
    const isOther = options.level !== this.#options.level;
    this.#options = options;
    if (!isOther) return;
    this.leave();
    this.#change({ own: pictureOf(options.level) });
  }

  /** Ends what is running immediately, without reporting it. */
  leave(): void {
    this.#halt();
    if (this.#view.state !== 'idle') this.#change({ state: 'idle' });
  }

  #start(code: string, isContinued: boolean): void {
    this.#abort.abort();
    const { signal } = (this.#abort = new AbortController());
    const { own } = this.#view;
    this.#move('starting', { code, output: [], result: null, isDismissed: false, recording: null });
    own.player.reset();
    const run = { ...this.#options, ...own, code, isContinued, signal, tell: this.#listenTo(signal) };
    this.#working = startRun(run).then(result => {
      if (!result || signal.aborted) return;
      const outcome = outcomeOf(result);
      if (outcome) run.server.ended(outcome);
      this.#end(result);
    });
  }

  /** What a run reports is heard until it is stopped. */
  #listenTo(signal: AbortSignal): RunReports {
    const unlessStopped =
      <Told extends unknown[]>(hear: (...told: Told) => void) =>
      (...told: Told): void => {
        if (!signal.aborted) hear(...told);
      };
    return {
      counted: unlessStopped(({ code, detail }) => {
        this.#halt();
        this.#end({ kind: 'refused', code, detail });
      }),
      started: unlessStopped(() => this.#move('running', { hasRun: true })),
      asking: unlessStopped(isOpen => this.#move(isOpen ? 'asking' : 'running')),
      printed: unlessStopped(chunk => this.#change({ output: [...this.#view.output, chunk] })),
      recorded: unlessStopped(recording => this.#move('showing', { recording })),
      judging: unlessStopped(() => this.#move('judging')),
      praised: unlessStopped(() => this.#move('praising')),
    };
  }

  #halt(): void {
    this.#abort.abort();
    const { python } = this.#options;
    if (python.state === 'running') python.stop();
    this.#view.own.player.stop();
  }

  #end(result: RunResult): void {
    this.#move(stateAfter(result), { result, isDismissed: false });
  }

  #move(to: RunState, change: Partial<RunFacts> = {}): void {
    const { state } = this.#view;
    if (!mayFollow(state, to)) throw new Error(`A run cannot go from ${state} to ${to}.`);
    this.#change({ ...change, state: to });
  }

  #change(change: Partial<RunFacts>): void {
    this.#view = viewOf({ ...this.#view, ...change });
    for (const listener of this.#listeners) listener();
  }
}
