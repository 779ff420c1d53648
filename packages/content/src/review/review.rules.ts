import type { ReviewQuestion } from '@burrow/contracts';
import { showValue } from '@burrow/world';
import { linesOf } from '../compiler/derive-level.ts';
import type { LevelSource } from '../compiler/level-source.ts';
import { compileQuestion } from '../question/compile-question.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';

const BEFORE = 2;

/** The chapters that learners did before one, by `course/prefix` from first to last, and it. */
function chaptersUntil(courses: readonly CourseFile[], key: string): readonly string[] {
  const course = courses.find(({ slug }) => key.startsWith(`${slug}/`));
  if (!course) return [];
  const keys = course.chapters.map(({ prefix }) => `${course.slug}/${prefix}`);
  const own = keys.slice(0, keys.indexOf(key) + 1);
  const after = course.chapters[0]?.after;
  return [...(after ? chaptersUntil(courses, after) : []), ...own];
}

/** Returns the chapter two before one, both as `course/prefix`; a first chapter may follow another course's. */
export const twoChaptersBefore = (courses: readonly CourseFile[], key: string): string | undefined =>
  chaptersUntil(courses, key).at(-1 - BEFORE);

const usesName = (code: string, name: string): boolean => new RegExp(String.raw`\b${name}\b`).test(code);

/** Returns the question of a level with a program that needs no map: the level's constants are written above it. */
export function reviewQuestion(source: LevelSource): ReviewQuestion | undefined {
  const question = compileQuestion(source);
  if (question?.kind !== 'value') return undefined;
  const program = linesOf(source.template).join('\n');
  const given = source.level.constants
    .filter(({ name }) => usesName(`${program}\n${question.of}`, name))
    .map(({ name, value }) => `${name} = ${showValue(value)}`);
  return { code: [...given, program].filter(Boolean).join('\n'), question };
}
