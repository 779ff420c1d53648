import type { PyValue, RecordedCommand, ReplayCommand } from '@burrow/contracts';
import { applyCommand } from './apply.ts';
import type { WorldEvent } from './events.ts';
import { startState, type WorldState } from './state.ts';
import type { World } from './world.ts';
import type { WorldError } from './world-error.ts';

/** A command of a record, with or without its line. */
export type GivenCommand = Readonly<ReplayCommand> | Readonly<RecordedCommand>;

export interface ReplayStep<Command extends GivenCommand = RecordedCommand> {
  readonly command: Command;
  readonly events: readonly WorldEvent[];
  readonly value: PyValue;
  readonly error: WorldError | null;
}

export interface Replay<Command extends GivenCommand = RecordedCommand> {
  /** The state before the first command and after each one: one more than there are commands. */
  readonly states: readonly WorldState[];
  readonly steps: readonly ReplayStep<Command>[];
  readonly final: WorldState;
}

/**
 * Carries out recorded commands from the start. The same commands always give the same replay.
 *
 * @example
 * import { fieldLevel } from '@burrow/world/testing';
 * const commands = [['move_forward', 2], ['turn_left', null]];
 * const { states } = replay(loadWorld(fieldLevel()), commands);
 * states.map(({ player }) => player.position) // → [[2, 5], [4, 5], [4, 5]]
 */
export function replay<Command extends GivenCommand>(
  world: World,
  commands: readonly Command[],
): Replay<Command> {
  let final = startState(world);
  const states: WorldState[] = [final];
  const steps = commands.map((command): ReplayStep<Command> => {
    const { state, ...step } = applyCommand(world, final, command[0], command[1]);
    final = state;
    states.push(state);
    return { command, ...step };
  });
  return { states, steps, final };
}

/** How a replay ended, and how many of its commands were refused. */
export interface ReplayEnd {
  readonly final: WorldState;
  readonly refused: number;
}

/** Returns the end of `replay` without storing the states before it; stops after more than `mostRefused` refused commands. */
export function replayToEnd(
  world: World,
  commands: readonly GivenCommand[],
  mostRefused: number = Infinity,
): ReplayEnd {
  let final = startState(world);
  let refused = 0;
  for (const [name, argument] of commands) {
    const applied = applyCommand(world, final, name, argument);
    final = applied.state;
    if (applied.error !== null) refused += 1;
    if (refused > mostRefused) break;
  }
  return { final, refused };
}
