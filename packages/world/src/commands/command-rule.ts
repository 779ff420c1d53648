import type { PyValue } from '@burrow/contracts';
import type { WorldEvent } from '../events.ts';
import type { WorldState } from '../state.ts';
import type { World } from '../world.ts';
import { worldError, type WorldError } from '../world-error.ts';

/** What a command changes in the state; whatever it leaves out stays. */
export type Change = Partial<
  Pick<WorldState, 'player' | 'inventory' | 'goals' | 'items' | 'moved' | 'asked'>
>;

export interface Outcome {
  readonly change: Change;
  readonly events: readonly WorldEvent[];
  /** What Python gets back. */
  readonly value: PyValue;
  readonly error: WorldError | null;
}

/** The rule of one command. `argument` is null if the learner gave none. Never throws. */
export type CommandRule = (world: World, state: WorldState, argument: PyValue) => Outcome;

export const done = (change: Change, events: readonly WorldEvent[], value: PyValue = null): Outcome => ({
  change,
  events,
  value,
  error: null,
});

/** The command is refused and nothing changes. */
export const refused = (...error: Parameters<typeof worldError>): Outcome => ({
  change: {},
  events: [],
  value: null,
  error: worldError(...error),
});
