import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { LevelSource } from '../level-source.ts';
import { definedNames } from './defined-names.ts';
import { KEYWORDS, PYTHON_FUNCTIONS, PYTHON_METHODS } from './python-names.ts';

const COMMANDS: ReadonlySet<string> = new Set(PLAYER_COMMANDS);

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

/** What a level's texts and programs may name: its commands, and what its data, template and solutions define. */
export const knownNames = ({ level, template, solutions }: LevelSource): readonly string[] => [
  ...level.commands,
  ...Object.keys(level.constants ?? {}),
  ...[level.data ?? '', template, ...solutions.map(({ code }) => code)].flatMap(code => [
    ...definedNames(code),
  ]),
];

/**
 * Returns what is wrong with the functions that a piece of code names: `player.…` must be commands of the level, other
 * calls must be functions of Python, or be defined somewhere.
 * @param allowed the level's commands, and the names that its programs and texts define
 */
export function codeNameProblems(code: string, allowed: readonly string[]): string[] {
  const defined = definedNames(code);
  const isKnown = (name: string): boolean =>
    [PYTHON_FUNCTIONS, PYTHON_METHODS, KEYWORDS, defined].some(names => names.has(name));
  const ofPlayer = named(code, /\bplayer\s*\.\s*(\w+)/g);
  const called = named(code, /(?<![.\w@])([A-Za-z_]\w*)\s*\(/g).filter(name => !isKnown(name));
  const bare = /^\w+$/.test(code) && COMMANDS.has(code) ? [code] : [];
  const found = [
    ...ofPlayer.map(name => complaint(name, true, allowed)),
    ...[...called, ...bare].map(name => complaint(name, false, allowed)),
  ];
  return [...new Set(found.filter(message => message !== undefined))];
}
