import { type Code, readCode } from '@burrow/python-syntax';
import { align, type Alignment, GAP_COST } from './align.ts';
import { withoutOwnFunctions } from './own-functions.ts';
import { withLearnersNames } from './rename.ts';
import { inOwnStyle, type StyleLimits } from './style/own-style.ts';

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

type Limits = StyleLimits & { readonly mayKeep: boolean };

/** The references in a learner's own style, and with the learner's names. */
function inLearnersStyle(
  mine: Code,
  references: readonly string[],
  fixed: ReadonlySet<string>,
  limits: Limits,
): readonly string[] {
  return references.map(source => {
    const theirs = readCode(source);
    const own = limits.mayKeep ? withoutOwnFunctions(mine, theirs, fixed) : mine;
    const named = withLearnersNames(theirs, own, fixed);
    const styled = inOwnStyle(named, own, limits);
    return styled === named ? source : styled.source;
  });
}

/**
 * Returns what a learner's program is compared with: the references in its own style. If a comparison leaves nothing, and
 * yet something is wrong, it is in the style: then only what surely does the same is rewritten, or nothing.
 */
export function comparedReferences(
  mine: Code,
  references: readonly string[],
  fixed: ReadonlySet<string>,
  limits: Limits,
): readonly string[] {
  const isLeft = (from: readonly string[]): boolean =>
    nearestReference(mine, from, fixed, limits.mayKeep)?.cost !== 0;
  const styled = inLearnersStyle(mine, references, fixed, limits);
  if (isLeft(styled)) return styled;
  const sure = inLearnersStyle(mine, references, fixed, { ...limits, isSure: true });
  return isLeft(sure) ? sure : references;
}
