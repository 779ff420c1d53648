import { findLanguage } from '@burrow/contracts/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCourses } from '../compiler/read-courses.ts';
import { readTranslations, translationsOf } from '../translation/read-translations.ts';
import { withNames } from '../translation/with-translations.ts';
import { createReport, showProblem } from '../compiler/problem.ts';
import { createFileReader } from '../compiler/read-files.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';

/** Where contracts keeps what pages know of courses, from the root of the repository. */
export const COURSES_FILE = 'packages/contracts/src/courses/courses.generated.ts';

const HEAD = `// Written by \`npm run courses\` from packages/content/courses/*/course.json: change those.
import type { ByLanguage, ChapterWords, CourseEntry, CourseName } from './course-entry.ts';
`;

const list = (rows: readonly unknown[]): string => rows.map(row => `  ${JSON.stringify(row)},\n`).join('');

const byCourse = (rows: readonly (readonly [string, unknown])[]): string =>
  rows.map(([course, row]) => `  ${JSON.stringify(course)}: ${JSON.stringify(row)},\n`).join('');

/** The level with which a course begins: the first that is no draft. */
function firstLevelOf(root: string, { slug: course, chapters }: CourseFile): string | undefined {
  return chapters
    .flatMap(({ levels }) => levels)
    .find(level => {
      const text = readFileSync(join(root, course, level, 'level.json'), 'utf8');
      return (JSON.parse(text) as { draft?: boolean }).draft !== true;
    });
}

/**
 * The source of what pages know of courses. A course without levels that are ready is not among them.
 * @param root folder that holds one folder for each course
 * @throws if a course.json is wrong
 */
export function coursesSource(root: string): string {
  const { problems, report } = createReport();
  // What is here is on every page.
  const translations = readTranslations(translationsOf(root), report).filter(
    ({ language }) => findLanguage(language)?.complete,
  );
  const courses = readCourses(createFileReader(root, report), report).flatMap(course => {
    const firstLevel = firstLevelOf(root, course);
    return firstLevel === undefined ? [] : [{ ...withNames(course, translations), firstLevel }];
  });
  if (problems.length > 0) throw new Error(problems.map(showProblem).join('\n'));
  const entries = courses.map(({ slug, kind, firstLevel, animal }) => ({ slug, kind, firstLevel, animal }));
  const names = courses.map(({ slug, name, short }) => [slug, { full: name, short }] as const);
  const about = courses.flatMap(each => (each.about ? [[each.slug, each.about] as const] : []));
  const chapters = courses.map(({ slug, chapters: all }) => {
    const told = all.flatMap(({ id, short, learnt }) =>
      short && learnt ? [[id, { short, learnt }] as const] : [],
    );
    return [slug, Object.fromEntries(told)] as const;
  });
  return `${HEAD}
/** Every course that has levels, in their order. */
export const COURSES: readonly CourseEntry[] = [
${list(entries)}];

/** What each course is called. */
export const COURSE_NAMES: Readonly<Record<string, CourseName>> = {
${byCourse(names)}};

/** What each course of lessons teaches. */
export const COURSE_ABOUT: Readonly<Record<string, ByLanguage>> = {
${byCourse(about)}};

/** What certificates say about chapters, by their ids. */
export const CHAPTER_WORDS: Readonly<Record<string, Readonly<Record<number, ChapterWords>>>> = {
${byCourse(chapters)}};
`;
}
