import { type ClassFailures, MAX_PROGRAMS } from '@burrow/contracts';
import type { FailureRow } from './class-failures.queries.ts';

/** One student's failure is theirs; two make a group. */
const LEAST_STUDENTS = 2;

/** Ends of a run that a program has nothing to do with: a teacher would look for a difficulty that no child has. */
const NO_DIFFICULTY: ReadonlySet<string> = new Set([
  'python/not-initialized',
  'python/busy',
  'python/crashed',
  'python/level-data',
  'python/stopped',
]);

/** Whether an end of a run says something about its program. */
export const isDifficulty = (code: string): boolean => !NO_DIFFICULTY.has(code);

/** Groups the same failures of a level on the same kind of map, those of most students first. */
export function groupFailures(rows: readonly FailureRow[]): ClassFailures['failures'] {
  const theirs = rows.filter(({ failure }) => isDifficulty(failure));
  const groups = Map.groupBy(theirs, ({ course, level, failure, onOtherMap }) =>
    [course, level, failure, onOtherMap].join(' '),
  );
  return [...groups.values()]
    .filter(group => group.length >= LEAST_STUDENTS)
    .toSorted((one, other) => other.length - one.length)
    .flatMap(group => {
      const [first] = group;
      if (!first) return [];
      const programs = group.slice(0, MAX_PROGRAMS).map(({ program, line }) => ({ code: program, line }));
      const { course, level, failure, onOtherMap } = first;
      const what = { course_id: course, level_slug: level, code: failure, on_other_map: onOtherMap };
      return [{ ...what, students: group.length, programs }];
    });
}
