import { leftOf } from '../direction.ts';
import { done, type CommandRule } from './command-rule.ts';

/** turn_left(): a quarter turn counterclockwise. */
export const turnLeft: CommandRule = (_world, { player }) => {
  const facing = leftOf(player.facing);
  return done({ player: { position: player.position, facing } }, [
    { type: 'turned', from: player.facing, to: facing },
  ]);
};
