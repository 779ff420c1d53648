import { CHALLENGES } from '@burrow/contracts';
import { courseEntry, FIRST_COURSE } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { useParams } from '@burrow/client/router';
import type { LevelPath } from '../contributions.ts';

export interface PlayPlace {
  readonly course: string;
  readonly level: string;
  readonly language: string;
}

/** Returns the level with which a course begins. */
export const firstLevelOf = (course: string): string =>
  (courseEntry(course) ?? courseEntry(FIRST_COURSE))?.firstLevel ?? '';

/** Returns the level in the URL; the default course and the course's first level if it names none. */
export function usePlayPlace(): PlayPlace {
  const { courseId = FIRST_COURSE, levelSlug, challengeSlug } = useParams();
  const { i18n } = useTranslation();
  if (challengeSlug) return { course: CHALLENGES, level: challengeSlug, language: i18n.language };
  return { course: courseId, level: levelSlug ?? firstLevelOf(courseId), language: i18n.language };
}

/** Whether a course begins with this level. */
export function isFirstLevel(course: string, slug: string): boolean {
  return courseEntry(course)?.firstLevel === slug;
}

/** Returns the path of a level, without language. */
export function levelPath(course: string, slug: string): LevelPath {
  return course === CHALLENGES ? `challenge/${slug}` : `play/${course}/${slug}`;
}

/** Returns the path of a chapter's quiz, where it was left, without language. */
export const chapterQuizPath = (course: string, chapter: number): string => `quiz/${course}/${chapter}`;

/** Returns the path of a chapter's quiz, at its first question, without language. */
export const quizPath = (course: string, chapter: number): string =>
  `${chapterQuizPath(course, chapter)}/question/1`;
