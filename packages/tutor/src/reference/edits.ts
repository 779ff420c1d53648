import type { Code, CodeLine } from '@burrow/python-syntax';
import type { Shift } from '../code/edit.ts';
import type { Alignment, Difference } from './align.ts';
import { movedLines } from './moved-lines.ts';
import { normalWords } from './normal-form.ts';
import type { Step } from './step.types.ts';

const DEFAULT_UNIT = 4;

/** Columns of one block in the learner's code. */
function unitOf({ mine }: Alignment): number {
  const inner = mine.lines.filter(({ depth, indent }) => depth === 1 && indent > 0);
  return inner[0]?.indent ?? DEFAULT_UNIT;
}

const isSameText = (a: CodeLine, b: CodeLine): boolean =>
  normalWords(a).join(' ') === normalWords(b).join(' ');

const reference = ({ theirs }: Alignment, difference: Difference): CodeLine | undefined =>
  difference.kind === 'extra' ? undefined : theirs.lines[difference.theirs];

const learners = ({ mine }: Alignment, difference: Difference): CodeLine | undefined =>
  difference.kind === 'missing' ? undefined : mine.lines[difference.mine];

/** The statements after a difference that only need a different indentation, by the same number of columns. */
function shiftAfter(alignment: Alignment, index: number, unit: number): Shift | undefined {
  let shift: Shift | undefined;
  for (const difference of alignment.differences.slice(index + 1)) {
    const [mine, theirs] = [learners(alignment, difference), reference(alignment, difference)];
    if (!mine || !theirs || difference.kind !== 'changed' || !isSameText(mine, theirs)) break;
    const by = theirs.depth * unit - mine.indent;
    if (by === 0 || (shift && shift.by !== by)) break;
    shift = { from: shift?.from ?? mine.first, to: mine.last, by };
  }
  return shift;
}

/** The line after the last non-empty one. */
export function endOf({ source, length }: Code): number {
  const isBlank = source.slice(source.lastIndexOf('\n') + 1).trim() === '';
  return isBlank ? length : length + 1;
}

/** Where a missing statement goes: right after the one before it. */
function placeOf({ mine }: Alignment, before: number): number {
  const previous = mine.lines[before - 1];
  return previous ? previous.last + 1 : (mine.lines[0]?.first ?? endOf(mine));
}

function stepOf(alignment: Alignment, index: number, unit: number): Step[] {
  const difference = alignment.differences[index];
  if (!difference || difference.kind === 'same') return [];
  const [mine, theirs] = [learners(alignment, difference), reference(alignment, difference)];
  const base = { difference, mine, theirs };
  const shift = shiftAfter(alignment, index, unit);
  if (!theirs) {
    if (!mine) return [];
    return [{ ...base, edit: { kind: 'remove', line: mine.first, through: mine.last, shift } }];
  }
  const words = mine && isSameText(mine, theirs) ? mine.text : theirs.text;
  const text = `${' '.repeat(theirs.depth * unit)}${words}`;
  if (difference.kind === 'missing') {
    return [{ ...base, edit: { kind: 'add', line: placeOf(alignment, difference.before), text, shift } }];
  }
  if (!mine) return [];
  return [{ ...base, edit: { kind: 'modify', line: mine.first, through: mine.last, text, shift } }];
}

/** Every change that leads from the learner's program to the reference, in the program's order. */
export function stepsOf(alignment: Alignment): readonly Step[] {
  const unit = unitOf(alignment);
  const moved = movedLines(alignment, unit);
  return alignment.differences.flatMap((difference, index) => {
    const step = moved.get(difference);
    if (step !== undefined) return step ? [step] : [];
    return stepOf(alignment, index, unit);
  });
}
