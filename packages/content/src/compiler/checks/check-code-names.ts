import { PLAYER_COMMANDS } from '@burrow/contracts';

/** Functions of Python that a text may name without defining them. */
const PYTHON_FUNCTIONS: ReadonlySet<string> = new Set(
  `abs all any bool dict enumerate filter float input int isinstance iter len list map max min next print range
   reversed round set sorted str sum super tuple type zip`.split(/\s+/),
);
const COMMANDS: ReadonlySet<string> = new Set(PLAYER_COMMANDS);

const named = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(match => match[1] ?? []);

/** Why a name may not stand in a level's text; undefined when it may. */
function complaint(name: string, isPlayers: boolean, allowed: readonly string[]): string | undefined {
  if (allowed.includes(name)) return undefined;
  if (COMMANDS.has(name)) return `names ${name}, which is not among the level's commands`;
  return isPlayers
    ? `names player.${name}, which does not exist`
    : `names the function ${name}, which does not exist`;
}

/**
 * What is wrong with the functions that a piece of code names: `player.…` must be commands of the level, other
 * calls functions of Python or of the code itself.
 * @param allowed the level's commands
 */
export function codeNameProblems(code: string, allowed: readonly string[]): string[] {
  const defined = new Set(named(code, /\b(?:def|class)\s+(\w+)/g));
  const ofPlayer = named(code, /\bplayer\s*\.\s*(\w+)/g);
  const called = named(code, /(?<![.\w])([A-Za-z_]\w*)\s*\(/g).filter(
    name => !PYTHON_FUNCTIONS.has(name) && !defined.has(name),
  );
  const bare = /^\w+$/.test(code) && COMMANDS.has(code) ? [code] : [];
  const found = [
    ...ofPlayer.map(name => complaint(name, true, allowed)),
    ...[...called, ...bare].map(name => complaint(name, false, allowed)),
  ];
  return [...new Set(found.filter(message => message !== undefined))];
}
