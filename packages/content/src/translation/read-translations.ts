import { LANGUAGES } from '@burrow/contracts/languages';
import { join } from 'node:path';
import type { Report } from '../compiler/problem.ts';
import { createFileReader } from '../compiler/read-files.ts';
import {
  TranslatedChapterSchema,
  type TranslatedCodeBook,
  TranslatedCodeBookSchema,
  type TranslatedCourse,
  TranslatedCourseSchema,
  type TranslatedLevel,
} from '../schema/translation-file.schema.ts';

/** What a language has of a folder of courses. */
export interface Translation {
  readonly language: string;
  /** By slug. */
  readonly courses: Readonly<Record<string, TranslatedCourse>>;
  /** By `course/level`. */
  readonly levels: Readonly<Record<string, TranslatedLevel>>;
  readonly codeBook: TranslatedCodeBook;
}

const COURSE = 'course.json';
const CODE_BOOK = 'code-book.json';

/** Where the translations of a folder of courses are. */
export const translationsOf = (courses: string): string => join(courses, '../translations');

function readTranslation(root: string, language: string, report: Report): Translation {
  const inFiles: Report = (file, field, message) =>
    report(`../translations/${language}/${file}`, field, message);
  const reader = createFileReader(join(root, language), inFiles);
  const folders = reader.names('').filter(name => !name.endsWith('.json'));
  const courses = folders.flatMap(course => {
    if (!reader.names(course).includes(COURSE)) return [];
    const texts = reader.json(`${course}/${COURSE}`, TranslatedCourseSchema);
    return texts ? [[course, texts] as const] : [];
  });
  const levels = folders.flatMap(course =>
    reader
      .names(course)
      .filter(name => name !== COURSE)
      .flatMap(chapter => Object.entries(reader.json(`${course}/${chapter}`, TranslatedChapterSchema) ?? {}))
      .map(([slug, texts]) => [`${course}/${slug}`, texts] as const),
  );
  const codeBook = reader.names('').includes(CODE_BOOK)
    ? reader.json(CODE_BOOK, TranslatedCodeBookSchema)
    : undefined;
  return {
    language,
    courses: Object.fromEntries(courses),
    levels: Object.fromEntries(levels),
    codeBook: codeBook ?? {},
  };
}

/**
 * Reads what exists in other languages than those in which every text is written.
 * @param root folder with a folder for each language; it may be missing
 */
export function readTranslations(root: string, report: Report): readonly Translation[] {
  const known = new Set(LANGUAGES.map(({ code }) => code));
  return createFileReader(root, report)
    .names('')
    .filter(language => known.has(language))
    .map(language => readTranslation(root, language, report));
}
