import { type Code, readCode } from '@burrow/python-syntax';
import { applyEdit, type Edit } from '../code/edit.ts';
import { type Hunk, hunksBetween, meets, type Range } from './hunks.ts';
import { type Node, treeOf } from './tree.ts';

/**
 * What is remembered of the program that the last tip was about, so that the next one can tell whether its author has
 * tried there since. It holds hashes of statements, no code.
 */
export interface Trail {
  readonly tree: readonly string[];
  /** The place of the tip among the statements. */
  readonly place: Range;
  /** Whether its author had tried there, on their own, since an earlier tip. */
  readonly tried: boolean;
  /** Statements that Apply wrote, and those that it replaced: neither is a try. */
  readonly written: readonly string[];
}

/** A program that a tip is requested for. */
export interface Attempt {
  readonly code: Code;
  readonly edit: Edit;
  /** Whether it has been run as it is. */
  readonly hasRun: boolean;
  /** Whether a statement is as in a program that works. */
  readonly isRight: (line: Node['line']) => boolean;
}

const MAX_WRITTEN = 100;

/** Where an edit is, among the statements. */
function placeOf(tree: readonly Node[], edit: Edit): Range {
  const from = tree.filter(({ line }) => line.last < edit.line).length;
  if (edit.kind === 'add') return { from, to: from };
  return { from, to: Math.max(from, tree.filter(({ line }) => line.first <= edit.through).length) };
}

/** A print is no try at anything but a print. */
const isPrint = ({ tokens }: Node['line']): boolean => tokens[0]?.text === 'print';
const asksForPrint = (edit: Edit): boolean => edit.kind !== 'remove' && /^\s*print\b/mu.test(edit.text);

/** The place of the tip before, in the program as it is now. */
function movedTo({ from, to }: Range, hunks: readonly Hunk[]): Range {
  const by = hunks
    .filter(({ before }) => before.to <= from)
    .reduce((sum, { before, after }) => sum + (after.to - after.from) - (before.to - before.from), 0);
  return { from: from + by, to: to + by };
}

function isTried(trail: Trail, tree: readonly Node[], attempt: Attempt): boolean {
  const { edit, hasRun, isRight } = attempt;
  const place = placeOf(tree, edit);
  const hunks = hunksBetween(
    trail.tree,
    tree.map(({ key }) => key),
  );
  const there = hunks.filter(({ before }) => meets(before, trail.place));
  if (there.length === 0) return trail.tried && meets(movedTo(trail.place, hunks), place);
  const isOwn = ({ key, line }: Node): boolean =>
    !trail.written.includes(key) && !isRight(line) && (!isPrint(line) || asksForPrint(edit));
  return (
    hasRun && there.some(({ after }) => meets(after, place) && tree.slice(after.from, after.to).some(isOwn))
  );
}

/**
 * Returns what the next tip has to know about this one. Its `tried` is true only for somebody who, since a tip about
 * this place, changed a statement there, on their own and not yet rightly, and ran it.
 */
export function followTrail(trail: Trail | null, attempt: Attempt): Trail {
  const tree = treeOf(attempt.code);
  const keys = tree.map(({ key }) => key);
  const isSame = trail?.tree.join() === keys.join();
  if (trail && !attempt.hasRun && !isSame) return { ...trail, tried: false };
  const tried = trail !== null && isTried(trail, tree, attempt);
  return { tree: keys, place: placeOf(tree, attempt.edit), tried, written: trail?.written ?? [] };
}

/** The same after Apply was offered. */
export function withWritten(trail: Trail, code: Code, edit: Edit): Trail {
  const after = treeOf(readCode(applyEdit(code.source, edit))).map(({ key }) => key);
  const changed = [
    ...after.filter(key => !trail.tree.includes(key)),
    ...trail.tree.filter(key => !after.includes(key)),
  ];
  return { ...trail, written: [...new Set([...trail.written, ...changed])].slice(-MAX_WRITTEN) };
}
