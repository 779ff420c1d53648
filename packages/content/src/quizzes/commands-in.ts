import { PLAYER_COMMANDS, type PlayerCommandName } from '@burrow/contracts';

/** The commands that a program gives, in the order of all commands: the order of their use is the learner's to find. */
export function commandsIn(code: string): PlayerCommandName[] {
  const used = new Set([...code.matchAll(/\bplayer\.(\w+)/g)].map(([, name]) => name));
  return PLAYER_COMMANDS.filter(name => used.has(name));
}
