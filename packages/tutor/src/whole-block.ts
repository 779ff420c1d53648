import { type Code, endsWithColon, parseProgram, readCode } from '@burrow/python-syntax';
import { applyEdit, type Edit } from './code/edit.ts';
import type { Context } from './context.ts';
import type { Step } from './reference/step.types.ts';

/** A block in a block in a block, and its first statement. */
const MAX_JOINED = 4;

const unreadIn = (code: Code): number => parseProgram(code).unreadable.length;

const rowsOf = (edit: Edit): number => (edit.kind === 'remove' ? 0 : edit.text.split('\n').length);
const replacedBy = (edit: Edit): number => (edit.kind === 'add' ? 0 : edit.through - edit.line + 1);

/** One edit for two, of which the second is right below the first and numbered as after it; null if they are apart. */
function joined(edit: Edit, next: Edit): Edit | null {
  if (edit.kind === 'remove' || next.kind === 'remove' || edit.shift || next.shift) return null;
  if (next.line !== edit.line + rowsOf(edit)) return null;
  const text = `${edit.text}\n${next.text}`;
  const replaced = replacedBy(edit) + replacedBy(next);
  if (replaced === 0) return { kind: 'add', line: edit.line, text };
  return { kind: 'modify', line: edit.line, through: edit.line + replaced - 1, text };
}

/** A line above a statement that only moves to the right, as one edit; null if it is something else. */
function opened(edit: Edit, { edit: next, mine }: Step): Edit | null {
  if (edit.kind !== 'add' || edit.shift || !mine || next.kind !== 'modify') return null;
  const isBelow = next.line === edit.line + rowsOf(edit);
  if (!isBelow || next.text.trim() !== mine.text.trim()) return null;
  const by = next.text.length - next.text.trimStart().length - mine.indent;
  const [from, to] = [edit.line, edit.line + replacedBy(next) - 1];
  return { ...edit, shift: { from, to: Math.max(to, (next.shift?.to ?? 0) - rowsOf(edit)), by } };
}

const UNIT = 4;

/** The first statement of the block that a line of the reference opens, below it; null if the reference has no such line. */
function filled(edit: Edit, { lines }: Code): Edit | null {
  if (edit.kind === 'remove') return null;
  const opener = edit.text.split('\n').at(-1) ?? '';
  const at = lines.findIndex(line => endsWithColon(line) && line.text.trim() === opener.trim());
  const first = lines[at + 1];
  if (at < 0 || !first) return null;
  const indent = opener.length - opener.trimStart().length + UNIT;
  return { ...edit, text: `${edit.text}\n${' '.repeat(indent)}${first.text}` };
}

/** More rows are no longer one step. */
const MAX_ROWS = 7;

/** The one edit that makes the second program of the first. */
function editBetween(before: string, after: string): Edit {
  const [own, other] = [before.split('\n'), after.split('\n')];
  let from = 0;
  while (from < Math.min(own.length, other.length) && own[from] === other[from]) from++;
  let left = 0;
  while (left < Math.min(own.length, other.length) - from && own.at(-1 - left) === other.at(-1 - left))
    left++;
  const [line, through] = [from + 1, own.length - left];
  const text = other.slice(from, other.length - left).join('\n');
  if (through < line) return { kind: 'add', line, text };
  return from + left >= other.length
    ? { kind: 'remove', line, through }
    : { kind: 'modify', line, through, text };
}

/** An edit with those below it on the way to the reference, until Python can read the program; undefined if that takes too many. */
function completed({ code, stepsFrom }: Context, edit: Edit): Edit | undefined {
  let after = applyEdit(code.source, edit);
  for (let count = 0; count < MAX_JOINED; count++) {
    const steps = stepsFrom(readCode(after));
    const next = steps.find(step => step.edit.line >= edit.line) ?? steps.at(-1);
    if (!next) return undefined;
    after = applyEdit(after, next.edit);
    const whole = editBetween(code.source, after);
    const rows = Math.max(rowsOf(whole), replacedBy(whole));
    if (unreadIn(readCode(after)) === 0) return rows <= MAX_ROWS ? whole : undefined;
  }
  return undefined;
}

/**
 * A line that opens a block, together with the first statement of the block, so that Python can read the program: on the way to
 * the reference, by the steps that follow. Any other edit as it is, as is one for which there is no such statement.
 */
export function wholeBlock(context: Context, edit: Edit): Edit {
  const { code, stepsFrom, alignment } = context;
  if (unreadIn(code) > 0) return edit;
  let whole = edit;
  for (let count = 0; count < MAX_JOINED; count++) {
    const after = readCode(applyEdit(code.source, whole));
    if (unreadIn(after) === 0) return whole;
    const below = whole.line + rowsOf(whole);
    const [more] = stepsFrom(after)
      .filter(step => step.edit.line === below)
      .flatMap(step => opened(whole, step) ?? joined(whole, step.edit) ?? [])
      .concat((alignment && filled(whole, alignment.theirs)) ?? []);
    if (!more) break;
    whole = more;
  }
  return completed(context, edit) ?? edit;
}
