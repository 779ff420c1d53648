import { keptInTab } from '@burrow/client';
import { readCode } from '@burrow/python-syntax';
import type { DraftPlace } from './draft-store.ts';

const keyOf = ({ learner, course, level }: DraftPlace): string =>
  `burrow.applied.${learner ? `${learner}.` : ''}${course}.${level}`;

const linesOf = (code: string): readonly string[] => readCode(code).lines.map(({ text }) => text);

/** The lines that Apply has written in a level, as long as the tab is open. Damaged ones count as none. */
function written(place: DraftPlace): ReadonlySet<unknown> {
  try {
    const kept: unknown = JSON.parse(keptInTab.getItem(keyOf(place)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set();
  }
}

/** Notes what Apply has written into a level's program. */
export function linesApplied(place: DraftPlace, before: string, after: string): void {
  const own = new Set(linesOf(before));
  const fresh = linesOf(after).filter(line => !own.has(line));
  keptInTab.setItem(keyOf(place), JSON.stringify([...new Set([...written(place), ...fresh])]));
}

/** Returns how many lines of a program were written by Apply and are still as it wrote them. */
export function appliedIn(place: DraftPlace, code: string): number {
  const lines = written(place);
  return lines.size === 0 ? 0 : linesOf(code).filter(line => lines.has(line)).length;
}
