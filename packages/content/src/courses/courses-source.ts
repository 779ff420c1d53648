import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
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

/** Where it keeps what courses are called, by language. */
export const wordsFile = (code: string): string => `packages/contracts/src/courses/words/${code}.json`;

const HEAD = `// Written by \`npm run courses\` from packages/content/courses/*/course.json: change those.
import type { CourseEntry } from './course-entry.ts';
`;

const list = (rows: readonly unknown[]): string => rows.map(row => `  ${JSON.stringify(row)},\n`).join('');

/** The level with which a course begins: the first that is no draft. */
function firstLevelOf(root: string, { slug: course, chapters }: CourseFile): string | undefined {
  return chapters
    .flatMap(({ levels }) => levels)
    .find(level => {
      const text = readFileSync(join(root, course, level, 'level.json'), 'utf8');
      return (JSON.parse(text) as { draft?: boolean }).draft !== true;
    });
}

/** Chapters of which certificates speak. */
const toldChapters = ({ chapters }: CourseFile) =>
  chapters.flatMap(({ id, short, learnt }) => (short && learnt ? [{ id, short, learnt }] : []));

/** What courses are called in a language, as far as it says so; in it nothing is English. */
function wordsIn(courses: readonly CourseFile[], code: string): object {
  const words = courses.map(course => {
    const chapters = toldChapters(course).map(({ id, short, learnt }) => [
      id,
      { short: short[code], learnt: learnt[code] },
    ]);
    const { name, short, about } = course;
    return [
      course.slug,
      { full: name[code], short: short[code], about: about?.[code], chapters: Object.fromEntries(chapters) },
    ];
  });
  return Object.fromEntries(words);
}

/**
 * What pages know of courses, as files by their paths from the root of the repository. A course without levels that are
 * ready is not among them.
 * @param root folder that holds one folder for each course
 * @throws if a course.json is wrong
 */
export function coursesFiles(root: string): ReadonlyMap<string, string> {
  const { problems, report } = createReport();
  const translations = readTranslations(translationsOf(root), report);
  const courses = readCourses(createFileReader(root, report), report).flatMap(course => {
    const firstLevel = firstLevelOf(root, course);
    return firstLevel === undefined ? [] : [{ ...withNames(course, translations), firstLevel }];
  });
  if (problems.length > 0) throw new Error(problems.map(showProblem).join('\n'));
  const entries = courses.map(course => {
    const { slug, kind, firstLevel, animal } = course;
    return { slug, kind, firstLevel, animal, chapters: toldChapters(course).map(({ id }) => id) };
  });
  const codes = [...AUTHORED_LANGUAGES, ...translations.map(({ language }) => language)];
  const words = codes.map(
    code => [wordsFile(code), `${JSON.stringify(wordsIn(courses, code), null, 2)}\n`] as const,
  );
  const source = `${HEAD}
/** Every course that has levels, in their order. */
export const COURSES: readonly CourseEntry[] = [
${list(entries)}];
`;
  return new Map([[COURSES_FILE, source], ...words]);
}
