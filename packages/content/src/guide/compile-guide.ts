import { z } from 'zod';
import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
import { createReport } from '../compiler/problem.ts';
import type { Problem, Report } from '../compiler/problem.ts';
import { createFileReader } from '../compiler/read-files.ts';
import type { FileReader } from '../compiler/read-files.ts';
import { chapterSlug, compileChapters, taughtCourses, type CompiledLessons } from './compile-chapters.ts';
import { fileOf } from './file-of.ts';
import type { Guide, GuidePage } from './guide.types.ts';

/** guide/guide.json: the pages in order. */
const GuideFileSchema = z.strictObject({
  pages: z.array(z.string().regex(/^[a-z][a-z-]*$/)).min(1),
});

const TITLE = /^# (?<title>.+)\n+/;
const LINK = /\]\(\/guide\/(?<page>[^)]*)\)/g;

type CheckLinks = (file: string, source: string) => void;

/** Reports links to pages that do not exist. */
const linkChecker =
  (slugs: readonly string[], report: Report): CheckLinks =>
  (file, source) => {
    for (const { groups } of source.matchAll(LINK)) {
      const page = groups?.['page'] ?? '';
      if (!slugs.includes(page)) report(file, page, 'is a link to no page of the guide');
    }
  };

function readPage(
  reader: FileReader,
  { slug, file }: { readonly slug: string; readonly file: string },
  checkLinks: CheckLinks,
  report: Report,
): GuidePage[] {
  const source = reader.text(file)?.trim();
  if (source === undefined) return [];
  const title = TITLE.exec(source)?.groups?.['title'];
  if (!title) report(file, '', 'begins with no title');
  checkLinks(file, source);
  return [{ slug, title: title ?? slug, text: source.replace(TITLE, '') }];
}

/**
 * Reads the teacher's guide and adds what follows from the courses: words, commands and wrong programs of levels.
 * @param root folder with guide.json and a folder of Markdown for each language; a page that one lacks is English
 * @returns the guide by language
 */
export function compileGuide(
  root: string,
  lessons: CompiledLessons,
): { guides: Readonly<Record<string, Guide>>; problems: readonly Problem[] } {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const pages = reader.json('guide.json', GuideFileSchema)?.pages ?? [];
  const chapters = taughtCourses(lessons).flatMap(course => course.chapters.map(chapterSlug));
  const checkLinks = linkChecker([...pages, ...chapters], report);
  const languages = new Set<string>([
    ...AUTHORED_LANGUAGES,
    ...lessons.translations.map(each => each.language),
  ]);
  const guides = Object.fromEntries(
    [...languages].map((language): [string, Guide] => [
      language,
      {
        pages: pages.flatMap(slug =>
          readPage(reader, { slug, file: fileOf(reader, language, `${slug}.md`) }, checkLinks, report),
        ),
        courses: compileChapters(lessons, { reader, language, report, checkLinks }),
      },
    ]),
  );
  // An English page stands in for the missing ones of other languages, and is told of once.
  const told = new Map(problems.map(problem => [JSON.stringify(problem), problem]));
  return { guides, problems: [...told.values()] };
}
