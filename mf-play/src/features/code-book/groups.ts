import type { PlayerCommandName } from '@burrow/contracts';

export const COMMAND_GROUPS = ['move', 'gather', 'build', 'talk'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** What each command is for. */
export const GROUP_OF: Readonly<Record<PlayerCommandName, CommandGroup>> = {
  move_forward: 'move',
  turn_left: 'move',
  turn_right: 'move',
  push: 'move',
  collect: 'gather',
  water: 'gather',
  plant: 'gather',
  place: 'gather',
  build: 'build',
  combine: 'build',
  open: 'build',
  close: 'build',
  speak: 'talk',
  write: 'talk',
  read: 'talk',
  question: 'talk',
};
