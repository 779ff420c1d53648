import type { PlayerCommandName } from '@burrow/contracts';
import { close } from './close.command.ts';
import { collect } from './collect.command.ts';
import type { CommandRule } from './command-rule.ts';
import { moveForward } from './move-forward.command.ts';
import { open } from './open.command.ts';
import { read } from './read.command.ts';
import { speak } from './speak.command.ts';
import { turnLeft } from './turn-left.command.ts';
import { turnRight } from './turn-right.command.ts';
import { write } from './write.command.ts';

/** The rule of every player command that exists. A new command is its file and one line here. */
export const COMMANDS: ReadonlyMap<PlayerCommandName, CommandRule> = new Map<PlayerCommandName, CommandRule>([
  ['move_forward', moveForward],
  ['turn_left', turnLeft],
  ['turn_right', turnRight],
  ['collect', collect],
  ['speak', speak],
  ['read', read],
  ['write', write],
  ['open', open],
  ['close', close],
]);
