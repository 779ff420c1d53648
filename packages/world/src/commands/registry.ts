import type { PlayerCommandName } from '@burrow/contracts';
import { PLAYER_COMMANDS } from '@burrow/contracts/commands';
import { build } from './build.command.ts';
import { close } from './close.command.ts';
import { collect } from './collect.command.ts';
import { combine } from './combine.command.ts';
import type { CommandRule } from './command-rule.ts';
import { moveForward } from './move-forward.command.ts';
import { open } from './open.command.ts';
import { place } from './place.command.ts';
import { plant } from './plant.command.ts';
import { push } from './push.command.ts';
import { question } from './question.command.ts';
import { read } from './read.command.ts';
import { speak } from './speak.command.ts';
import { turnLeft } from './turn-left.command.ts';
import { turnRight } from './turn-right.command.ts';
import { water } from './water.command.ts';
import { write } from './write.command.ts';

/** The rule of every player command in the table of contracts. */
const RULES = {
  move_forward: moveForward,
  turn_left: turnLeft,
  turn_right: turnRight,
  push,
  speak,
  write,
  read,
  question,
  build,
  water,
  collect,
  open,
  close,
  place,
  combine,
  plant,
} satisfies Record<PlayerCommandName, CommandRule>;

/** By name, in the table's order. */
export const COMMANDS: ReadonlyMap<PlayerCommandName, CommandRule> = new Map(
  PLAYER_COMMANDS.map(name => [name, RULES[name]] as const),
);
