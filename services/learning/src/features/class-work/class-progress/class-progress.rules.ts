import type { CompiledChapter } from '@burrow/content';
import type { ClassesProgress, StudentProgress } from '@burrow/contracts';
import type { PlayedRow } from './class-progress.queries.ts';

type Chapters = readonly Pick<CompiledChapter, 'id' | 'levels'>[];

/** A student's row, as it is read. */
export interface ProgressRow {
  readonly student_id: string;
  readonly course: string | null;
  readonly level: string | null;
  readonly runs: number | null;
  readonly trying_since: Date | null;
  readonly last_active_at: Date | null;
  readonly completed: string[] | null;
  /** Those of them that were completed with lines of the assistant. */
  readonly with_help: string[] | null;
}

/** Counts what each chapter has of the completed levels; levels that no longer exist do not count. */
function completedIn(chapters: Chapters, completed: readonly string[]): number[] {
  const done = new Set(completed);
  return chapters.map(({ levels }) => levels.filter(level => done.has(level)).length);
}

/** `chapterOf` says in which chapter a level is, 0 for none. */
export function studentProgress(
  row: ProgressRow,
  chapters: Chapters,
  chapterOf: (course: string, level: string) => number,
): StudentProgress {
  const { course, level } = row;
  const withHelp = completedIn(chapters, row.with_help ?? []).reduce((sum, each) => sum + each, 0);
  return {
    student_id: row.student_id,
    completed: completedIn(chapters, row.completed ?? []),
    ...(withHelp > 0 && { with_help: withHelp }),
    playing:
      course === null || level === null
        ? null
        : { course_id: course, level_slug: level, chapter_id: chapterOf(course, level) },
    last_active_at: row.last_active_at?.toISOString() ?? null,
    runs: row.runs ?? 0,
    trying_since: row.trying_since?.toISOString() ?? null,
  };
}

function mostOn(rows: readonly PlayedRow[], chapterOf: (level: string) => number): number | null {
  const counts = new Map<number, number>();
  for (const { level, students } of rows)
    if (level !== null) counts.set(chapterOf(level), (counts.get(chapterOf(level)) ?? 0) + students);
  const [first] = [...counts].toSorted(([one, many], [other, few]) => few - many || one - other);
  return first?.[0] ?? null;
}

/** How far each class is; `levels` is how many the course has. */
export function classesProgress(
  classIds: readonly string[],
  rows: readonly PlayedRow[],
  levels: number,
  chapterOf: (level: string) => number,
): ClassesProgress['classes'] {
  const byClass = Map.groupBy(rows, ({ class_id }) => class_id);
  return classIds.map(class_id => {
    const own = byClass.get(class_id) ?? [];
    const all = own.reduce((sum, { students }) => sum + students, 0) * levels;
    const completed = own.reduce((sum, row) => sum + row.completed, 0);
    return { class_id, most_on: mostOn(own, chapterOf), share: all === 0 ? 0 : Math.min(1, completed / all) };
  });
}
