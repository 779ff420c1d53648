import type { PyValue, RecordedCommand } from '@burrow/contracts';
import { applyCommand } from './apply.ts';
import type { WorldEvent } from './events.ts';
import { startState, type WorldState } from './state.ts';
import type { World } from './world.ts';
import type { WorldError } from './world-error.ts';

export interface ReplayStep {
  readonly command: RecordedCommand;
  readonly events: readonly WorldEvent[];
  readonly value: PyValue;
  readonly error: WorldError | null;
}

export interface Replay {
  /** Before the first command, and after each: one more than there are commands. */
  readonly states: readonly WorldState[];
  readonly steps: readonly ReplayStep[];
  readonly final: WorldState;
}

/** Carries out recorded commands from the start. The same commands always give the same replay. */
export function replay(world: World, commands: readonly RecordedCommand[]): Replay {
  let final = startState(world);
  const states: WorldState[] = [final];
  const steps = commands.map((command): ReplayStep => {
    const { state, ...step } = applyCommand(world, final, command[0], command[1]);
    final = state;
    states.push(state);
    return { command, ...step };
  });
  return { states, steps, final };
}
