import {
  type ClassProgress,
  type SchoolClass,
  type StudentProgress,
  unlockedChapters,
  type WorkStatus,
  workStatus,
} from '@burrow/contracts';

/** A student's work, and how they are doing. */
export interface Working {
  readonly progress: StudentProgress;
  readonly status: WorkStatus;
}

type Rules = Pick<SchoolClass, 'unlocked_chapters' | 'no_skip'>;

/** The course that a class takes: the advanced one if it unlocks chapters of that only. */
export function courseOf({ unlocked_chapters: entries }: Pick<Rules, 'unlocked_chapters'>): string {
  const isAdvanced = entries.length > 0 && entries.every(entry => entry.startsWith('advanced-python:'));
  return isAdvanced ? 'advanced-python' : 'python';
}

/** The ids of the chapters that the class has unlocked. */
export const unlockedIn = (
  { course_id, chapters }: Pick<ClassProgress, 'course_id' | 'chapters'>,
  rules: Rules,
): ReadonlySet<number> => new Set(unlockedChapters(course_id, rules, chapters).map(({ id }) => id));

/** How each student is doing, by id. `now` in milliseconds since 1970. */
export function workOf(progress: ClassProgress, rules: Rules, now: number): ReadonlyMap<string, Working> {
  const unlocked = unlockedIn(progress, rules);
  const open = progress.chapters.map(({ id, levels }) => (unlocked.has(id) ? levels.length : 0));
  return new Map(
    progress.students.map(student => [
      student.student_id,
      { progress: student, status: workStatus(student, open, now) },
    ]),
  );
}

/** From 0 for none to 4 for all levels of a chapter. */
export function heatOf(completed: number, levels: number): 0 | 1 | 2 | 3 | 4 {
  if (completed === 0 || levels === 0) return 0;
  if (completed >= levels) return 4;
  const third = Math.ceil((completed / levels) * 3);
  return third <= 1 ? 1 : third === 2 ? 2 : 3;
}

/** The chapter that most students play, the first one if nobody plays the course. */
export function busiestChapter({ course_id, chapters, students }: ClassProgress): number {
  const counts = new Map<number, number>();
  for (const { playing } of students)
    if (playing?.course_id === course_id)
      counts.set(playing.chapter_id, (counts.get(playing.chapter_id) ?? 0) + 1);
  const [busiest] = [...counts].toSorted(([, many], [, few]) => few - many);
  return busiest?.[0] ?? chapters[0]?.id ?? 0;
}

/** How long ago something was, in a word: the largest unit that fits. Times in milliseconds since 1970. */
export function agoText(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 60) return words.format(-minutes, 'minute');
  const days = Math.round(
    (new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  return words.format(-days, 'day');
}
