import {
  type ClassProgress,
  type SchoolClass,
  type StudentProgress,
  unlockedChapters,
  type WorkStatus,
  workStatus,
} from '@burrow/contracts';
import { FIRST_COURSE, LESSON_COURSES } from '@burrow/contracts/courses';

/** A student's work, and how they are doing. */
export interface Working {
  readonly progress: StudentProgress;
  readonly status: WorkStatus;
}

type Rules = Pick<SchoolClass, 'unlocked_chapters' | 'no_skip'>;

/** The courses of lessons that a class may play: those of which it unlocks chapters, all if it names none. */
export function coursesOf({
  unlocked_chapters: entries,
}: Pick<Rules, 'unlocked_chapters'>): readonly string[] {
  const all = LESSON_COURSES.map(({ slug }) => slug);
  const names = (entry: string, course: string): boolean =>
    !entry.includes(':') || entry.startsWith(`${course}:`);
  const named = all.filter(course => entries.some(entry => names(entry, course)));
  return named.length > 0 ? named : all;
}

/** The course that a class takes: the first that it may play. */
export const courseOf = (rules: Pick<Rules, 'unlocked_chapters'>): string =>
  coursesOf(rules)[0] ?? FIRST_COURSE;

/** Which of some classes take which course. */
export const coursesTaken = (
  classes: readonly Pick<SchoolClass, 'id' | 'unlocked_chapters'>[],
): readonly { readonly course: string; readonly ids: readonly string[] }[] =>
  LESSON_COURSES.map(({ slug: course }) => ({
    course,
    ids: classes.filter(each => courseOf(each) === course).map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0);

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
