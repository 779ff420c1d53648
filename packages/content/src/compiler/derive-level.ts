import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { LevelFile } from '../schema/level-file.schema.ts';
import { likeness, wordsOf } from './likeness.ts';

type PlayerCommand = (typeof PLAYER_COMMANDS)[number];

/** What the fields that level.json may leave out are derived from: code of a level's programs. */
export interface Programs {
  readonly reference: string;
  readonly template: string;
  readonly solutions: readonly string[];
  /** In the order of their names. */
  readonly wrong: readonly string[];
}

/** For the second to the fourth dose of help. */
export interface Help {
  readonly tile?: [number, number] | undefined;
  /** The line of the reference solution that is revealed last, from 1. */
  readonly line: number;
  /** The extra line among its shuffled lines. */
  readonly decoy: string;
}

/** level.json with what its programs say. */
export type Level = Omit<LevelFile, 'commands' | 'help'> & {
  readonly commands: readonly PlayerCommand[];
  readonly help?: Help | undefined;
};

/** The lines of a program that are neither empty nor only a comment. */
export const linesOf = (code: string): string[] => code.split('\n').filter(line => !/^\s*(#|$)/.test(line));

/** Returns the commands that the programs use, in the order in which the reference solution meets them; then those of the others. */
function commandsOf({ reference, template, solutions }: Programs, data: string): PlayerCommand[] {
  const code = [reference, template, ...solutions, data].flatMap(linesOf).join('\n').replaceAll(/#.*/g, '');
  const used = new Set([...code.matchAll(/\bplayer\s*\.\s*(\w+)/g)].map(([, name]) => name));
  const known: ReadonlySet<string> = new Set(PLAYER_COMMANDS);
  return [...used].filter((name): name is PlayerCommand => name !== undefined && known.has(name));
}

/** Returns the first line of a wrong program that stands in no right one: a mistake that learners really make. */
function decoyOf({ reference, template, wrong }: Programs): string | undefined {
  const right = new Set([reference, template].flatMap(linesOf).map(line => line.trim()));
  return wrong.flatMap(linesOf).find(line => !right.has(line.trim()));
}

/** Returns the number of the line of the reference solution that the decoy comes nearest to: the one that it stands in for. */
function lineFor(decoy: string, reference: string): number {
  const weights = linesOf(reference).map(line => likeness(wordsOf(line), wordsOf(decoy)));
  return weights.indexOf(Math.max(...weights)) + 1;
}

/** Completes level.json by what its programs say, unless it says so itself. */
export function completeLevel(file: LevelFile, programs: Programs): Level {
  const { commands = commandsOf(programs, file.data ?? ''), help = {}, ...rest } = file;
  const decoy = help.decoy ?? decoyOf(programs);
  if (decoy === undefined || linesOf(programs.reference).length === 0) return { ...rest, commands };
  const line = help.line ?? lineFor(decoy, programs.reference);
  return { ...rest, commands, help: { ...(help.tile && { tile: help.tile }), line, decoy } };
}
