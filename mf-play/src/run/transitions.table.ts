import type { RunResult } from './run-result.types.ts';

/** The state of a run. */
export type RunState = keyof typeof TRANSITIONS;

/**
 * The states of a run, and which may follow each. A level may be left in any of them, which leads back to
 * `idle`.
 */
export const TRANSITIONS = {
  /** Nothing was run in this level. */
  idle: ['starting', 'refused'],
  /** What a run needs is loading. */
  starting: ['running', 'stopping', 'stopped', 'refused'],
  /** Python computes, and the picture follows. */
  running: ['asking', 'showing', 'stopping', 'refused'],
  /** A pop-up pauses the program until it is answered. */
  asking: ['running', 'showing', 'stopping', 'refused'],
  /** Python has ended; the picture has not. */
  showing: ['judging', 'stopping', 'refused'],
  /** The program is tried on the hidden maps of its level. */
  judging: ['praising', 'judged', 'failed', 'stopped', 'stopping', 'refused'],
  /** All goals are met, and the animal cheers. */
  praising: ['judged', 'starting', 'refused'],
  /** Stop was pressed, and Python has not ended yet. */
  stopping: ['stopped'],
  /** The goals were checked: they are met or not. */
  judged: ['starting', 'refused'],
  /** An error of the program ended it. */
  failed: ['starting', 'refused'],
  /** The learner ended it. */
  stopped: ['starting', 'refused'],
  /** It could not be run: no runs are left, or the program is too long. */
  refused: ['starting', 'refused'],
} as const;

/** Whether one state may follow another. */
export const mayFollow = (from: RunState, to: RunState): boolean =>
  (TRANSITIONS[from] as readonly string[]).includes(to);

const ENDS: Readonly<Record<RunResult['kind'], RunState>> = {
  ended: 'judged',
  complete: 'judged',
  incomplete: 'judged',
  variant: 'judged',
  error: 'failed',
  stopped: 'stopped',
  refused: 'refused',
  'too-many-lines': 'refused',
  'too-long': 'refused',
};

/** Returns the state of a run that ended in this way. */
export const stateAfter = ({ kind }: RunResult): RunState => ENDS[kind];

/** What the Run button shows. */
export type RunPhase = 'idle' | 'initiated' | 'running' | 'stopping';

const PHASES: Readonly<Partial<Record<RunState, RunPhase>>> = {
  starting: 'initiated',
  running: 'running',
  asking: 'running',
  showing: 'running',
  judging: 'running',
  stopping: 'stopping',
};

/** Returns what the Run button shows in a state: `idle` if there is nothing left to stop. */
export const phaseOf = (state: RunState): RunPhase => PHASES[state] ?? 'idle';
