import { type LessonCause, MAX_PROGRAMS } from '@burrow/contracts';

/** At what a student who is stuck failed last. */
export interface LastFailure {
  readonly student: string;
  readonly course: string;
  readonly level: string;
  readonly code: string;
  readonly line: number | null;
  readonly variant: number | null;
  /** The program, if the history still has it. */
  readonly program: string | null;
}

/** What students have in common: the same failure on the same map of a level, that of most students first. */
export function causesOf(failures: readonly LastFailure[]): LessonCause[] {
  const groups = Map.groupBy(failures, ({ course, level, code, variant }) =>
    [course, level, code, variant].join(' '),
  );
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(group => {
      const [first] = group;
      if (!first) return [];
      const programs = new Map(
        group.flatMap(({ program, line }) => (program === null ? [] : [[program, line] as const])),
      );
      return [
        {
          course_id: first.course,
          level_slug: first.level,
          code: first.code,
          variant: first.variant,
          student_ids: group.map(({ student }) => student),
          programs: [...programs].slice(0, MAX_PROGRAMS).map(([code, line]) => ({ code, line })),
        },
      ];
    });
}
