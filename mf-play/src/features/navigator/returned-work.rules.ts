import type { OwnFeedback } from '@burrow/contracts';

type Level = OwnFeedback['levels'][number];

/** How many remarks on a level the student has not read. */
export const unreadOf = ({ remarks }: Level): number =>
  remarks.filter(({ read_at }) => read_at === null).length;

/** Returns the levels about which a teacher said something, those with something new first, otherwise the latest first. */
export function cameBack(levels: readonly Level[]): readonly Level[] {
  const lastOf = ({ remarks }: Level): string => remarks[0]?.created_at ?? '';
  return levels
    .filter(({ remarks }) => remarks.length > 0)
    .toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)))
    .toSorted((one, other) => Number(unreadOf(other) > 0) - Number(unreadOf(one) > 0));
}
