import { type CodeLine, endsWithColon } from '@burrow/python-syntax';
import type { Alignment, Difference } from './align.ts';
import type { Step } from './step.types.ts';
import { normalWords } from './normal-form.ts';

/** The maximum number of statements that a moved one may pass: with more, nobody recognises it as the same line. */
const MAX_PASSED = 6;

/** A statement of the learner's that is right, but comes too late or too early. */
interface Move {
  /** Index of the statement. */
  readonly mine: number;
  /** Index of the learner's statement before which it belongs. */
  readonly before: number;
  readonly theirs: number;
  /** The differences that the move removes. */
  readonly removes: readonly Difference[];
}

const isSame = (a: CodeLine | undefined, b: CodeLine | undefined): boolean =>
  a !== undefined && b !== undefined && normalWords(a).join(' ') === normalWords(b).join(' ');

/** An extra statement and a missing one that are the same, with nothing wrong between them. */
function movesOf({ mine, theirs, differences }: Alignment): Move[] {
  return differences.flatMap((extra, at): Move[] => {
    if (extra.kind !== 'extra') return [];
    const other = differences.find((one, index) => {
      const between = differences.slice(Math.min(at, index) + 1, Math.max(at, index));
      const isNear = between.length <= MAX_PASSED && between.every(({ kind }) => kind === 'same');
      return one.kind === 'missing' && isNear && isSame(theirs.lines[one.theirs], mine.lines[extra.mine]);
    });
    return other?.kind === 'missing'
      ? [{ mine: extra.mine, before: other.before, theirs: other.theirs, removes: [extra, other] }]
      : [];
  });
}

/** A statement that stands before those that it follows in the reference, or after those that follow it. */
function turnsOf({ mine, theirs, differences }: Alignment): Move[] {
  const pairs = (one: Difference | undefined): one is Difference & { mine: number; theirs: number } =>
    one?.kind === 'changed' || one?.kind === 'same';
  return differences.flatMap((first, at): Move[] => {
    if (first.kind !== 'changed') return [];
    for (let length = 2; length <= MAX_PASSED + 1; length++) {
      const row = differences.slice(at, at + length);
      const last = row.at(-1);
      if (row.length < length || !row.every(pairs) || last?.kind !== 'changed') continue;
      const [own, wanted] = [row.map(one => mine.lines[one.mine]), row.map(one => theirs.lines[one.theirs])];
      const isTurned = (left: typeof own, right: typeof own): boolean =>
        left.every((line, index) => isSame(line, right[(index + 1) % length]));
      const removes = row.filter(({ kind }) => kind === 'changed');
      if (isTurned(own, wanted))
        return [{ mine: last.mine, before: first.mine, theirs: first.theirs, removes }];
      if (isTurned(wanted, own))
        return [{ mine: first.mine, before: last.mine + 1, theirs: last.theirs, removes }];
    }
    return [];
  });
}

/** Returns the step that puts a statement where it belongs, with the lines that it passes. */
function stepOf({ mine, theirs }: Alignment, move: Move, unit: number): Step | undefined {
  const [own, target] = [mine.lines[move.mine], theirs.lines[move.theirs]];
  const isLate = move.before <= move.mine;
  const other = mine.lines[isLate ? move.before : move.before - 1];
  const [difference] = move.removes;
  if (!own || !target || !other || !difference || difference.kind === 'same' || endsWithColon(own))
    return undefined;
  const [from, through] = isLate ? [other.first, own.last] : [own.first, other.last];
  const rows = mine.source.split('\n').slice(from - 1, through);
  const text = `${' '.repeat(target.depth * unit)}${own.text}`;
  const passed = isLate ? rows.slice(0, own.first - from) : rows.slice(own.last - from + 1);
  const lines = isLate ? [text, ...passed] : [...passed, text];
  const edit = { kind: 'modify', line: from, through, text: lines.join('\n') } as const;
  return { difference, edit, mine: own, theirs: target, moved: { isLate, other: other.first } };
}

/** The differences that one moved statement removes, with the step that moves it. */
export function movedLines(alignment: Alignment, unit: number): ReadonlyMap<Difference, Step | null> {
  const steps = new Map<Difference, Step | null>();
  for (const move of [...movesOf(alignment), ...turnsOf(alignment)]) {
    const step = stepOf(alignment, move, unit);
    if (!step || move.removes.some(one => steps.has(one))) continue;
    const [first, ...rest] = alignment.differences.filter(one => move.removes.includes(one));
    if (first) steps.set(first, step);
    for (const one of rest) steps.set(one, null);
  }
  return steps;
}
