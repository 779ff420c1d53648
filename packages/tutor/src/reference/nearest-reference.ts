import { type Code, readCode } from '@burrow/python-syntax';
import { align, type Alignment, GAP_COST } from './align.ts';
import { withoutOwnFunctions } from './own-functions.ts';
import { withLearnersNames } from './rename.ts';

/** What a comparison costs without the lines that are not written yet. */
const ownCost = ({ cost, differences }: Alignment): number =>
  cost - GAP_COST * differences.filter(({ kind }) => kind === 'missing').length;

/** Small sums of thousandths are not exact. */
const LEAST = 0.0005;

/** With fewer lines in common a program has not begun to go the way of a reference. */
const FEW = 2;

/** Of a program that has hardly begun a later reference is not nearer only because it is shorter. */
function isNearer(found: Alignment, best: Alignment): boolean {
  const isBegun = found.differences.filter(({ kind }) => kind === 'same').length >= FEW;
  return found.cost < best.cost && (isBegun || ownCost(found) < ownCost(best) - LEAST);
}

/**
 * Returns the comparison with the reference that is nearest to the learner's program.
 * @param mayKeep whether functions that no reference has may stay beside it
 */
export function nearestReference(
  mine: Code,
  references: readonly string[],
  fixed: ReadonlySet<string>,
  mayKeep = true,
): Alignment | undefined {
  let best: Alignment | undefined;
  for (const source of references) {
    const theirs = readCode(source);
    const own = mayKeep ? withoutOwnFunctions(mine, theirs, fixed) : mine;
    const found = align(own, withLearnersNames(theirs, own, fixed));
    if (found && (!best || isNearer(found, best))) best = found;
  }
  return best;
}
