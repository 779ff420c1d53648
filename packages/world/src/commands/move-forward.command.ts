import type { PyValue } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';
import { stepFrom } from '../direction.ts';
import type { WorldEvent } from '../events.ts';
import { isOnMap } from '../grid.ts';
import { showValue } from '../show-value.ts';
import { placeParams, spotOf, type Spot } from '../spot.ts';
import type { WorldState } from '../state.ts';
import { isWalkable } from '../walkable.ts';
import type { World } from '../world.ts';
import { worldError } from '../world-error.ts';
import { done, refused, type CommandRule, type Outcome } from './command-rule.ts';

const isStepCount = (value: PyValue): value is number => Number.isInteger(value) && (value as number) >= 1;

/** What stops a walk, as the context of the error's text: a thing, the edge of the map, or impassable ground. */
function obstacle(world: World, { items, target }: Spot): ErrorParams {
  if (items.length > 0) return { context: 'thing' };
  return isOnMap(world.grid, target) ? {} : { context: 'edge' };
}

function bump(world: World, state: WorldState, asked: number, walked: readonly WorldEvent[]): Outcome {
  const { position, facing } = state.player;
  const spot = spotOf(world, state);
  return {
    change: { player: state.player },
    events: [...walked, { type: 'bumped', position, facing, target: spot.target }],
    value: null,
    error: worldError('world/move-wall', {
      steps: asked,
      moved: walked.length,
      ...placeParams(world, state, spot),
      ...obstacle(world, spot),
    }),
  };
}

/**
 * move_forward(steps=1): one command that moves up to `steps` tiles. A blocked tile ends it on the last
 * free one with world/move-wall. Anything but a whole number from 1: world/move-steps.
 */
export const moveForward: CommandRule = (world, state, argument) => {
  const steps = argument ?? 1;
  if (!isStepCount(steps))
    return refused('world/move-steps', {
      said: showValue(argument),
      ...placeParams(world, state, spotOf(world, state)),
    });
  const facing = state.player.facing;
  const events: WorldEvent[] = [];
  let position = state.player.position;
  for (let step = 0; step < steps; step++) {
    const to = stepFrom(position, facing);
    if (!isWalkable(world, state, to)) {
      return bump(world, { ...state, player: { position, facing } }, steps, events);
    }
    events.push({ type: 'moved', from: position, to });
    position = to;
  }
  return done({ player: { position, facing } }, events);
};
