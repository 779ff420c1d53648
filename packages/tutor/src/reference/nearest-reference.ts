import { type Code, readCode } from '@burrow/python-syntax';
import { align, type Alignment } from './align.ts';
import { withLearnersNames } from './rename.ts';

/** Returns the comparison with the reference that is nearest to the learner's program. */
export function nearestReference(
  mine: Code,
  references: readonly string[],
  fixed: ReadonlySet<string>,
): Alignment | undefined {
  let best: Alignment | undefined;
  for (const source of references) {
    const found = align(mine, withLearnersNames(readCode(source), mine, fixed));
    if (found && (!best || found.cost < best.cost)) best = found;
  }
  return best;
}
