import type { Code, CodeLine } from '@burrow/python-syntax';
import { likeness, normalWords } from './normal-form.ts';

/**
 * One place where the learner's program and the reference differ; indexes of statements. `changed` has both,
 * `missing` stands before the learner's statement `before`, `extra` has no counterpart.
 */
export type Difference =
  | { readonly kind: 'same'; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'changed'; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'missing'; readonly before: number; readonly theirs: number }
  | { readonly kind: 'extra'; readonly mine: number };

export interface Alignment {
  readonly mine: Code;
  readonly theirs: Code;
  readonly differences: readonly Difference[];
  /** 0 where both are the same; a missing or extra statement costs 0.7, a changed one less. */
  readonly cost: number;
}

/** Costs are whole thousandths, so that sums can be compared. */
const WHOLE = 1_000;
const GAP = 700;
/** What a missing or an extra statement costs. */
export const GAP_COST = GAP / WHOLE;
const MOVED_IN = 300;
const CHANGED = 200;
const LEAST_LIKENESS = 0.3;
const MAX_STATEMENTS = 300;
/** The words of a statement between which similarity is measured. */
const MAX_WORDS = 100;

interface Pair {
  readonly words: readonly string[];
  /** Loops are compared with loops and returns with returns, however different they are. */
  readonly kin: 'loop' | 'return' | null;
  readonly depth: number;
  readonly key: string;
}

const pairOf = (line: CodeLine): Pair => {
  const words = normalWords(line);
  const kin = words[0] === 'for' || words[0] === 'while' ? 'loop' : words[0] === 'return' ? 'return' : null;
  return { words: words.slice(0, MAX_WORDS), kin, depth: line.depth, key: words.join(' ') };
};

function changeCost(a: Pair, b: Pair, known: Map<string, number>): number {
  const depth = a.depth === b.depth ? 0 : MOVED_IN;
  if (a.key === b.key) return depth;
  const key = `${a.key}\n${b.key}`;
  const like = known.get(key) ?? likeness(a.words, b.words);
  known.set(key, like);
  const isFar = like < LEAST_LIKENESS && !(a.kin !== null && a.kin === b.kin);
  return isFar ? Infinity : depth + CHANGED + Math.round((1 - like) * (WHOLE - CHANGED));
}

/** For each pair of prefixes the least cost, row by row. */
function costTable(
  mine: readonly Pair[],
  theirs: readonly Pair[],
): { costs: Float64Array; width: number; change: (i: number, j: number) => number } {
  const width = theirs.length + 1;
  const costs = new Float64Array((mine.length + 1) * width);
  const known = new Map<string, number>();
  const change = (i: number, j: number): number => {
    const [a, b] = [mine[i], theirs[j]];
    return a && b ? changeCost(a, b, known) : Infinity;
  };
  const at = (i: number, j: number): number => costs[i * width + j] ?? Infinity;
  for (let i = 0; i <= mine.length; i++) {
    for (let j = 0; j <= theirs.length; j++) {
      if (i === 0 || j === 0) costs[i * width + j] = (i + j) * GAP;
      else
        costs[i * width + j] = Math.min(
          at(i - 1, j) + GAP,
          at(i, j - 1) + GAP,
          at(i - 1, j - 1) + change(i - 1, j - 1),
        );
    }
  }
  return { costs, width, change };
}

/**
 * Compares two programs statement by statement. Undefined if one is far too long. If two alignments cost the
 * same, the first statements are paired: the table is filled from the end.
 */
export function align(mine: Code, theirs: Code): Alignment | undefined {
  const [a, b] = [mine.lines.map(pairOf).toReversed(), theirs.lines.map(pairOf).toReversed()];
  if (a.length > MAX_STATEMENTS || b.length > MAX_STATEMENTS) return undefined;
  const { costs, width, change } = costTable(a, b);
  const at = (i: number, j: number): number => costs[i * width + j] ?? Infinity;
  const differences: Difference[] = [];
  let [i, j] = [a.length, b.length];
  while (i > 0 || j > 0) {
    const [here, own, other] = [at(i, j), a.length - i, b.length - j];
    if (i > 0 && j > 0 && here === at(i - 1, j - 1) + change(i - 1, j - 1)) {
      i--;
      j--;
      const same = a[i]?.key === b[j]?.key && a[i]?.depth === b[j]?.depth;
      differences.push({ kind: same ? 'same' : 'changed', mine: own, theirs: other });
    } else if (j > 0 && here === at(i, j - 1) + GAP) {
      j--;
      differences.push({ kind: 'missing', before: own, theirs: other });
    } else {
      i--;
      differences.push({ kind: 'extra', mine: own });
    }
  }
  return { mine, theirs, differences, cost: at(a.length, b.length) / WHOLE };
}

/**
 * Whether the learner's program follows the reference's way, so that its next line helps: it shares half of it, or its
 * beginning, whatever it prints.
 */
export const isNear = ({ mine, theirs, cost, differences }: Alignment): boolean => {
  const prints = (index: number): boolean => mine.lines[index]?.tokens[0]?.text === 'print';
  const isHalf = cost * WHOLE <= 0.5 * GAP * (mine.lines.length + theirs.lines.length);
  return (
    isHalf || differences.every(one => one.kind === 'same' || one.kind === 'missing' || prints(one.mine))
  );
};
