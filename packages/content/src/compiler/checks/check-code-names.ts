import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { LevelSource } from '../level-source.ts';

/** Functions of Python that a text may name without defining them. */
const PYTHON_FUNCTIONS: ReadonlySet<string> = new Set(
  `abs all any bool chr dict divmod enumerate filter float input int isinstance iter len list map max min minutes
   next ord print range repr reversed round set sorted str sum super tuple type zip`.split(/\s+/),
);
const COMMANDS: ReadonlySet<string> = new Set(PLAYER_COMMANDS);

/** Python's words that can precede a bracket without calling anything. */
const KEYWORDS: ReadonlySet<string> = new Set(
  `and as assert await elif else for if in is not or return while yield`.split(/\s+/),
);

const named = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(match => match[1] ?? []);

/** Why a name may not appear in a level's text; undefined if it may. */
function complaint(name: string, isPlayers: boolean, allowed: readonly string[]): string | undefined {
  if (allowed.includes(name)) return undefined;
  if (COMMANDS.has(name)) return `names ${name}, which is not among the level's commands`;
  return isPlayers
    ? `names player.${name}, which does not exist`
    : `names the function ${name}, which does not exist`;
}

/** What a level's texts and programs may name: its commands, and what its data defines. */
export const knownNames = ({ level }: LevelSource): readonly string[] => [
  ...level.commands,
  ...named(level.data ?? '', /\bdef\s+(\w+)/g),
];

/**
 * Returns what is wrong with the functions that a piece of code names: `player.…` must be commands of the level, other
 * calls must be functions of Python or of the code itself.
 * @param allowed the level's commands
 */
export function codeNameProblems(code: string, allowed: readonly string[]): string[] {
  const imported = named(code, /\bimport\s+([\w, ]+)/g).flatMap(names => names.split(/[,\s]+/));
  const defined = new Set([
    ...named(code, /\b(?:def|class|for)\s+(\w+)/g),
    ...named(code, /^\s*(\w+)\s*=/gm),
    ...imported,
  ]);
  const ofPlayer = named(code, /\bplayer\s*\.\s*(\w+)/g);
  const called = named(code, /(?<![.\w])([A-Za-z_]\w*)\s*\(/g).filter(
    name => !PYTHON_FUNCTIONS.has(name) && !defined.has(name) && !KEYWORDS.has(name),
  );
  const bare = /^\w+$/.test(code) && COMMANDS.has(code) ? [code] : [];
  const found = [
    ...ofPlayer.map(name => complaint(name, true, allowed)),
    ...[...called, ...bare].map(name => complaint(name, false, allowed)),
  ];
  return [...new Set(found.filter(message => message !== undefined))];
}
