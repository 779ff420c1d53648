import type { Position } from '@burrow/contracts';
import type { LineStep, RunStep } from '@burrow/python';
import type { WorldState } from '@burrow/world';
import type { ShownStep } from '../bridge/game.types.ts';

/** A command, or a line of a program without commands. */
export type TimelineStep = RunStep | LineStep;

/** What can be stepped through after a run. */
export interface RecordedSteps {
  readonly all: readonly TimelineStep[];
  /** Returns the state after a number of steps. */
  stateAt(count: number): WorldState;
  /** Returns the steps from one index up to another, ready to be shown one after the other. */
  between(from: number, to: number): Iterable<ShownStep>;
  /** Returns one step; null if there is none with that index. */
  at(index: number): ShownStep | null;
  /** Returns the steps that did something on a tile, by their index; the animal walking over it does not count. */
  touching(tile: Position): readonly number[];
}

/** Returns whether a step is a command. */
export const isCommand = (step: TimelineStep | undefined): step is RunStep =>
  step !== undefined && 'name' in step;
