import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import type { Outcome } from './commands/command-rule.ts';
import { refused } from './commands/command-rule.ts';
import { COMMANDS } from './commands/registry.ts';
import { dependsError } from './depends.ts';
import type { WorldEvent } from './events.ts';
import { MAX_COMMANDS } from './limits.ts';
import type { WorldState } from './state.ts';
import type { World } from './world.ts';
import type { WorldError } from './world-error.ts';

export interface Applied {
  readonly state: WorldState;
  /** In the order in which they happened; a refused command ends with `failed`. */
  readonly events: readonly WorldEvent[];
  /** What Python gets back: the text from `read()`, True or False from `question()`, otherwise None. */
  readonly value: PyValue;
  readonly error: WorldError | null;
}

/** An act that would meet a goal is refused while something that the goal depends on is missing. */
function afterDepends(world: World, state: WorldState, outcome: Outcome): Outcome {
  for (const event of outcome.events) {
    const error = event.type === 'goalScored' ? dependsError(world, state, event.goal) : null;
    if (error) return refused(error.code, error.params);
  }
  return outcome;
}

function outcomeOf(world: World, state: WorldState, name: PlayerCommandName, argument: PyValue): Outcome {
  if (state.commands >= MAX_COMMANDS) return refused('world/too-many-commands', { limit: MAX_COMMANDS });
  const rule = COMMANDS.get(name);
  if (!rule) return refused('world/unknown-command', { name });
  return afterDepends(world, state, rule(world, state, argument));
}

/**
 * Carries out one command. A refused command changes nothing, except that the animal stays
 * where its successful steps led; the program may catch the error and continue. Never throws, never
 * changes `state`. `argument` is null or absent if the learner gave none.
 *
 * @example
 * import { fieldLevel } from '@burrow/world/testing';
 * const world = loadWorld(fieldLevel()); // the animal stands at 2,5 and looks east
 * const walked = applyCommand(world, startState(world), 'move_forward', 2);
 * walked.state.player.position // → [4, 5]
 * applyCommand(world, walked.state, 'collect', 'egg').error.code // → 'world/collect-data'
 */
export function applyCommand(
  world: World,
  state: WorldState,
  name: PlayerCommandName,
  argument: PyValue = null,
): Applied {
  const { change, events, value, error } = outcomeOf(world, state, name, argument);
  const next: WorldState = {
    player: change.player ?? state.player,
    inventory: change.inventory ?? state.inventory,
    goals: change.goals ?? state.goals,
    items: change.items ?? state.items,
    moved: change.moved ?? state.moved,
    asked: change.asked ?? state.asked,
    failed: error,
    commands: state.commands + 1,
  };
  if (error === null) return { state: next, events, value, error };
  return { state: next, events: [...events, { type: 'failed', ...error }], value, error };
}
