import type { PlayerCommandName } from '@burrow/contracts';
import type { ErrorParams, WorldErrorCode } from '@burrow/contracts/errors';
import { refused, type Outcome } from './commands/command-rule.ts';
import { isBesideMark, placeParams, type Spot } from './spot.ts';
import type { WorldState } from './state.ts';
import type { World } from './world.ts';

/**
 * The refusal of an act that is out of place: `world/xmark-position` where the right thing is ahead but the
 * player stands beside its mark, else the act's own code.
 */
export function refusePlace(
  world: World,
  state: WorldState,
  spot: Spot,
  action: PlayerCommandName,
  code: WorldErrorCode,
  params: ErrorParams = {},
): Outcome {
  const beside = isBesideMark(world, state, spot, action);
  return refused(beside ? 'world/xmark-position' : code, { ...params, ...placeParams(world, state, spot) });
}
