import type { LevelData } from '@burrow/contracts';
import type { RunErrorCode, VariantFailure } from '@burrow/python';
import type { ErrorParams } from '@burrow/contracts/errors';
import { loadWorld } from '@burrow/world';
import { GamePlayer } from '../bridge/game-player.ts';
import { toRecording, type Recording } from './recording.ts';
import { RunSteps } from './run-steps.ts';
import { toldGoal } from './told-goal.rules.ts';

/** A hidden setting in which the learner's program does not work yet, as a separate map. */
export interface VariantShown {
  /** Which of the level's hidden settings it is, from 0. */
  readonly number: number;
  readonly level: LevelData;
  readonly player: GamePlayer;
  readonly recording: Recording;
  /** Line of the learner's code where it breaks. */
  readonly line: number | null;
  /** Why, as a code of run errors; null if nothing more is known. */
  readonly reason: { readonly code: RunErrorCode; readonly params: ErrorParams } | null;
}

/** Prepares a failed setting to be shown, with the picture at the step where the program breaks. */
export function showVariant(code: string, level: LevelData, failure: VariantFailure): VariantShown {
  const world = loadWorld(failure.level);
  const steps = new RunSteps(world);
  const recording = toRecording(code, world, steps, failure.outcome);
  const player = new GamePlayer(world);
  const [open] = failure.shortfalls;
  player.seek(recording.length - 1, recording.steps.at(recording.length - 1));
  return {
    number: failure.variant,
    level: { ...level, ...failure.level },
    player,
    recording,
    line: failure.line,
    reason: failure.outcome.error ?? (open ? toldGoal(level, open.error) : null),
  };
}
