import { isPlayerCommand, type PlayerCommandName } from '@burrow/contracts';

/** The commands that a program gives, in the order of their first use. */
export const commandsIn = (code: string): PlayerCommandName[] => [
  ...new Set(
    [...code.matchAll(/\bplayer\.(\w+)/g)].flatMap(([, name = '']) => (isPlayerCommand(name) ? [name] : [])),
  ),
];
