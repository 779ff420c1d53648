import type { LineStep } from '@burrow/python';
import { startState, type World, type WorldState } from '@burrow/world';
import type { ShownStep } from '../bridge/game.types.ts';
import type { RecordedSteps } from './recorded-steps.ts';

/** The lines of a run that called no command: the world stays as it was. */
export class LineSteps implements RecordedSteps {
  readonly all: readonly LineStep[];
  readonly #state: WorldState;

  constructor(world: World, lines: readonly LineStep[]) {
    this.all = lines;
    this.#state = startState(world);
  }

  stateAt(): WorldState {
    return this.#state;
  }

  *between(from: number, to: number): Generator<ShownStep> {
    for (const { line, next } of this.all.slice(from, to))
      yield { line, next, events: [], after: this.#state };
  }

  at(index: number): ShownStep | null {
    return index < 0 ? null : (this.between(index, index + 1).next().value ?? null);
  }

  touching(): readonly number[] {
    return [];
  }
}
