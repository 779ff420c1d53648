import { rightOf } from '../direction.ts';
import { done, type CommandRule } from './command-rule.ts';

/** turn_right(): a quarter turn clockwise. */
export const turnRight: CommandRule = (_world, { player }) => {
  const facing = rightOf(player.facing);
  return done({ player: { position: player.position, facing } }, [
    { type: 'turned', from: player.facing, to: facing },
  ]);
};
