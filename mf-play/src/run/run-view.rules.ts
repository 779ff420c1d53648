import type { OutputChunk } from '@burrow/python';
import type { Recording } from './recording.ts';
import { reportOf } from './report.rules.ts';
import type { RunResult } from './run-result.types.ts';
import type { OwnPicture } from './run.types.ts';
import { phaseOf, type RunPhase, type RunState } from './transitions.table.ts';
import type { VariantShown } from './variant-shown.ts';

/** What is known about the last run in a level. */
export interface RunFacts {
  readonly state: RunState;
  /** The code was run since the level was opened. */
  readonly hasRun: boolean;
  /** The program that ran last. */
  readonly code: string;
  readonly output: readonly OutputChunk[];
  readonly result: RunResult | null;
  /** The dialog or notice with the result was closed. */
  readonly isDismissed: boolean;
  /** What the last run did, step by step; null before it is computed. */
  readonly recording: Recording | null;
  readonly own: OwnPicture;
}

/** What the picture shows: the level, or a hidden setting in which the program does not work yet. */
export interface ShownPicture extends OwnPicture {
  /** The run that can be stepped through; null while there is none. */
  readonly recording: Recording | null;
  /** Null for the level itself. */
  readonly variant: VariantShown | null;
}

/** What the page shows about the runs of a level. */
export interface RunView extends RunFacts {
  readonly phase: RunPhase;
  readonly isRunning: boolean;
  /** How the last run ended, until that is dismissed. */
  readonly shown: RunResult | null;
  /** What the lines next to code and map say about it. */
  readonly report: RunResult | null;
  /** The code of a run that was stopped; null if there is nothing to continue. */
  readonly stoppedCode: string | null;
  readonly picture: ShownPicture;
}

/** A level before its first run. */
export const nothingRun = (own: OwnPicture): RunFacts => ({
  state: 'idle',
  hasRun: false,
  code: '',
  output: [],
  result: null,
  isDismissed: false,
  recording: null,
  own,
});

function pictureOf({ own, recording }: RunFacts, shown: RunResult | null): ShownPicture {
  if (shown?.kind === 'variant') {
    const variant = shown.shown;
    const { level, player, recording } = variant;
    return { level, player, recording, world: recording.world, variant };
  }
  return { ...own, recording: recording?.world === own.world ? recording : null, variant: null };
}

/** Derives the view from the facts. */
export function viewOf(facts: RunFacts): RunView {
  const { state, result, isDismissed, code } = facts;
  const phase = phaseOf(state);
  const shown = isDismissed ? null : result;
  return {
    ...facts,
    phase,
    isRunning: phase !== 'idle',
    shown,
    report: reportOf(result, shown !== null),
    stoppedCode: result?.kind === 'stopped' ? code : null,
    picture: pictureOf(facts, shown),
  };
}
