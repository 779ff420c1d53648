import { type Code, linesOfCode } from '@burrow/python-syntax';
import { align, type Alignment } from '../align.ts';
import { IDIOMS, TEXTS } from './idioms.ts';
import { ownOrder, ownPrints } from './order.ts';
import { pairedRounds, startInside } from './pairs.ts';
import { codeOf, type Rewriting } from './rows.ts';
import { inlinedValues, keptValues, unpackedValues } from './values.ts';

/** What a reference must still be after it was rewritten. */
export interface StyleLimits {
  /** Lines of code that the level allows. */
  readonly most: number;
  /** What goals check, as they say it: `uses("sum")`. */
  readonly goals: string;
  /** Without what may do something else: texts that are added are the same as an f-string only if they are texts. */
  readonly isSure?: boolean;
}

/** The maximum number of rewritings that are compared for one reference. */
const MAX_TRIED = 60;
/** The budget for one reference, in pairs of statements that are compared. */
const MAX_PAIRS = 60_000;
/** What a comparison must become less by. */
const LEAST = 0.05;

const REWRITINGS: readonly Rewriting[] = [
  ownPrints,
  ...IDIOMS,
  pairedRounds,
  startInside,
  unpackedValues,
  keptValues,
  inlinedValues,
  ownOrder,
];

const WORDS = /[\p{L}_]+|\+=/gu;

/** Whether a rewritten reference still has what the goals ask for, and fits. */
function isAllowed(before: Code, after: Code, { most, goals }: StyleLimits): boolean {
  const asked = new Set(goals.match(WORDS) ?? []);
  const left = new Set(after.source.match(WORDS) ?? []);
  const isKept = (before.source.match(WORDS) ?? []).every(word => left.has(word) || !asked.has(word));
  return isKept && linesOfCode(after) <= Math.max(most, linesOfCode(before));
}

/**
 * Returns the reference in the learner's own style: with values kept under names where the learner keeps them, with the
 * learner's prints, loops and order, as far as the program then still does the same. What is left of a comparison is
 * the mistake. A difference of style is none, and must not hide it.
 */
export function inOwnStyle(theirs: Code, mine: Code, limits: StyleLimits): Code {
  let best = align(mine, theirs);
  const most = Math.min(MAX_TRIED, MAX_PAIRS / (mine.lines.length * theirs.lines.length));
  let tried = 0;
  const better = (from: Alignment): Alignment | undefined => {
    for (const rewriting of limits.isSure ? REWRITINGS : [...REWRITINGS, ...TEXTS]) {
      for (const rows of rewriting(from)) {
        if (++tried > most) return undefined;
        const code = codeOf(rows);
        const found = isAllowed(from.theirs, code, limits) ? align(mine, code) : undefined;
        if (found && found.cost < from.cost - LEAST) return found;
      }
    }
    return undefined;
  };
  for (let next = best; next; next = next.cost > 0 ? better(next) : undefined) best = next;
  return best?.theirs ?? theirs;
}
