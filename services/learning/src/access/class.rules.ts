/** How a class restricts the students of an organisation. */
export interface ClassSettings {
  /** Chapter ids, possibly with a course id and a colon before them; empty for all. */
  readonly unlockedChapters: readonly string[];
  readonly noSkip: boolean;
  /** Whether the class takes quizzes. */
  readonly quiz: boolean;
}

/** A chapter of a course, in order, and whether its levels (and its quiz, where one is taken) are done. */
export interface ChapterState {
  readonly id: number;
  readonly complete: boolean;
}

/** Whether an entry of `unlockedChapters` names a chapter: one for another course does not. */
function names(entry: string, course: string, chapter: number): boolean {
  const colon = entry.lastIndexOf(':');
  if (colon >= 0 && entry.slice(0, colon) !== course) return false;
  return entry.slice(colon + 1).trim() === String(chapter);
}

function unlocked(course: string, { unlockedChapters }: ClassSettings, chapters: readonly ChapterState[]) {
  const named = chapters.filter(({ id }) => unlockedChapters.some(entry => names(entry, course, id)));
  return named.length > 0 ? named : chapters;
}

/**
 * The chapters that a class keeps closed. Without names, or where none fits the course, all are unlocked.
 * With `noSkip` only those that are complete are open, and the first that is not.
 */
export function closedChapters(
  course: string,
  settings: ClassSettings | null,
  chapters: readonly ChapterState[],
): ReadonlySet<number> {
  if (settings === null) return new Set();
  const candidates = unlocked(course, settings, chapters);
  const current = candidates.find(({ complete }) => !complete);
  const open = settings.noSkip ? candidates.filter(one => one.complete || one === current) : candidates;
  return new Set(chapters.filter(chapter => !open.includes(chapter)).map(({ id }) => id));
}

/** Whether a class takes a chapter's quiz; without a class every quiz counts. */
export const takesQuiz = (settings: ClassSettings | null, quizExists: boolean): boolean =>
  quizExists && (settings?.quiz ?? true);
