import type { PlayerCommandName } from '@burrow/contracts';
import type { ErrorParams, WorldErrorCode } from '@burrow/contracts/errors';
import { refused, type Outcome } from './commands/command-rule.ts';
import { sideOf } from './direction.ts';
import { markBeside, placeParams, type Spot } from './spot.ts';
import type { WorldState } from './state.ts';
import type { World } from './world.ts';

/**
 * Returns the refusal of an act in the wrong place: `world/xmark-position` if the right thing is ahead but the
 * player stands beside its mark, otherwise the act's own code. The context of the first says on which side of the
 * thing the mark lies.
 */
export function refusePlace(
  world: World,
  state: WorldState,
  spot: Spot,
  action: PlayerCommandName,
  code: WorldErrorCode,
  params: ErrorParams = {},
): Outcome {
  const mark = markBeside(world, state, spot, action);
  const all = { ...placeParams(world, state, spot), ...params };
  if (!mark) return refused(code, all);
  const named: ErrorParams = all['ahead'] === '' ? {} : { context: sideOf(mark, spot.target) };
  return refused('world/xmark-position', { ...all, ...named });
}
