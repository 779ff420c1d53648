import type { CurrentUser } from '../account/index.ts';

/** How a class restricts the students of an organisation. */
export type ClassRules = Pick<
  NonNullable<CurrentUser['class_details']>,
  'unlocked_chapters' | 'no_skip' | 'quiz'
>;

/** Whether an entry of `unlocked_chapters` names a chapter of this course. */
function isNamed(entry: string, course: string, chapter: number): boolean {
  const colon = entry.lastIndexOf(':');
  if (colon >= 0 && entry.slice(0, colon) !== course) return false;
  return entry.slice(colon + 1).trim() === String(chapter);
}

/**
 * The chapters of a course that a class has unlocked; all if it names none, or none of this course.
 *
 * @example
 * const chapters = [{ id: 1 }, { id: 2 }, { id: 3 }];
 * unlockedChapters('python', { unlocked_chapters: ['python:2', 'games:3'] }, chapters) // → [{ id: 2 }]
 * unlockedChapters('python', { unlocked_chapters: [] }, chapters).length // → 3
 */
export function unlockedChapters<Chapter extends { readonly id: number }>(
  course: string,
  rules: Pick<ClassRules, 'unlocked_chapters'>,
  chapters: readonly Chapter[],
): readonly Chapter[] {
  const named = chapters.filter(({ id }) =>
    rules.unlocked_chapters.some(entry => isNamed(entry, course, id)),
  );
  return named.length > 0 ? named : chapters;
}

/** The unlocked chapters that are open: with `no_skip` only the complete ones and the first incomplete one. */
export function openChapters<Chapter>(
  unlocked: readonly Chapter[],
  rules: Pick<ClassRules, 'no_skip'> | null,
  isComplete: (chapter: Chapter) => boolean,
): readonly Chapter[] {
  if (!rules?.no_skip) return unlocked;
  const current = unlocked.find(chapter => !isComplete(chapter));
  return unlocked.filter(chapter => chapter === current || isComplete(chapter));
}

/** A chapter of a course, in order, and whether its levels (and its quiz, if it counts) are done. */
export interface ChapterState {
  readonly id: number;
  readonly complete: boolean;
}

/** The chapters that a class keeps closed. */
export function closedChapters(
  course: string,
  rules: ClassRules | null,
  chapters: readonly ChapterState[],
): ReadonlySet<number> {
  if (rules === null) return new Set();
  const open = openChapters(unlockedChapters(course, rules, chapters), rules, ({ complete }) => complete);
  return new Set(chapters.filter(chapter => !open.includes(chapter)).map(({ id }) => id));
}

/** Whether a class counts a chapter's quiz; without a class every quiz counts. */
export const takesQuiz = (rules: Pick<ClassRules, 'quiz'> | null, quizExists: boolean): boolean =>
  quizExists && (rules?.quiz ?? true);
