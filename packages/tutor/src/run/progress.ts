import { judge, loadWorld } from '@burrow/world';
import { type Code, linesOfCode, parseProgram } from '@burrow/python-syntax';
import type { Edit } from '../code/edit.ts';
import { follow } from './follow.ts';
import type { TutorError, TutorLevel } from '../tutor.types.ts';
import { planFrom } from './plan.ts';
import { tellStory } from './story.ts';

/** How far a program gets. */
export interface Progress {
  /** Lines that Python cannot read; with one of them nothing runs. */
  readonly unreadable: number;
  /** Lines over the level's limit. */
  readonly excess: number;
  readonly error: TutorError | null;
  /** How often goals were met, in total. */
  readonly met: number;
  /** Tiles, turns and acts to the next open goal. */
  readonly rest: number;
  /** Statements that were carried out before the end or the error. */
  readonly statements: number;
}

const FAR = 1_000;

/** Follows a program in the world. Null if it cannot be followed. */
export function progressOf(level: TutorLevel, code: Code): Progress | null {
  const unreadable = parseProgram(code).unreadable.length;
  const excess = Math.max(0, linesOfCode(code) - (level.maxLinesOfCode ?? Infinity));
  const base = { unreadable, excess, met: 0, rest: FAR, statements: 0 };
  if (unreadable > 0) return { ...base, error: null };
  const followed = follow(level, code);
  if (!followed) return null;
  const { error, statements, variables } = followed;
  const { state } = tellStory({ level, ...followed });
  const world = loadWorld(level);
  const { goals } = judge(world, state, error ? {} : variables);
  const plan = planFrom(world, state);
  const rest = (plan?.commands ?? []).reduce(
    (sum, { name, argument }) => sum + (name === 'move_forward' ? Number(argument) : 1),
    0,
  );
  const met = goals.reduce((sum, { score, count }) => sum + Math.min(score, count), 0);
  return { ...base, error, statements, met, rest };
}

/** The line of an error after an edit. */
function lineAfter(line: number | null, edit: Edit | null): number | null {
  if (line === null || !edit || line < edit.line) return line;
  if (edit.kind === 'add') return line + 1;
  return edit.kind === 'remove' ? line - (edit.through - edit.line + 1) : line;
}

const ADDED: Readonly<Record<Edit['kind'], number>> = { add: 1, modify: 0, remove: -1 };

/** Whether the program now gets past the error that it had. */
function isErrorGone(before: Progress, after: Progress, edit: Edit | null): boolean {
  if (!before.error) return false;
  if (!after.error) return true;
  const isOther =
    after.error.code !== before.error.code || after.error.line !== lineAfter(before.error.line, edit);
  const farther = after.statements - before.statements - (edit ? ADDED[edit.kind] : 0);
  const isRead = before.error.code.startsWith('python/') && after.error.code.startsWith('world/');
  return isOther && (farther > 0 || (farther === 0 && isRead));
}

/**
 * Whether an edit (or several, null) is worth offering: more lines can be read, more goals are met, an error is gone and the
 * program gets as far, or the animal ends nearer to the next goal. Nothing that was right may be lost.
 */
export function isBetter(before: Progress, after: Progress, edit: Edit | null): boolean {
  if (after.unreadable !== before.unreadable) return after.unreadable < before.unreadable;
  if (after.unreadable > 0 || after.excess > before.excess) return false;
  if (after.met !== before.met) return after.met > before.met;
  if (after.excess < before.excess) return before.error !== null || after.error === null;
  if (after.error && !before.error) return false;
  return isErrorGone(before, after, edit) || after.rest < before.rest;
}
