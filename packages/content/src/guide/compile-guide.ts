import { z } from 'zod';
import { COMPLETE_LANGUAGES } from '../compiler/level-source.ts';
import { createReport } from '../compiler/problem.ts';
import type { Problem, Report } from '../compiler/problem.ts';
import { createFileReader } from '../compiler/read-files.ts';
import type { FileReader } from '../compiler/read-files.ts';
import type { CompiledContent, Localised } from '../content.types.ts';
import type { Guide, GuideLevel, GuidePage } from './guide.types.ts';

/** guide/guide.json: the pages in order. */
const GuideFileSchema = z.strictObject({
  pages: z.array(z.string().regex(/^[a-z][a-z-]*$/)).min(1),
});

const TITLE = /^# (?<title>.+)\n+/;
const LINK = /\]\(\/guide\/(?<page>[^)]*)\)/g;

const nameIn = (name: Localised, language: string): string => name[language] ?? name.en;

function readPage(
  reader: FileReader,
  language: string,
  slug: string,
  slugs: readonly string[],
  report: Report,
): GuidePage[] {
  const file = `${language}/${slug}.md`;
  const source = reader.text(file)?.trim();
  if (source === undefined) return [];
  const title = TITLE.exec(source)?.groups?.['title'];
  if (!title) report(file, '', 'begins with no title');
  for (const { groups } of source.matchAll(LINK)) {
    const page = groups?.['page'] ?? '';
    if (!slugs.includes(page)) report(file, page, 'is a link to no page of the guide');
  }
  return [{ slug, title: title ?? slug, text: source.replace(TITLE, '') }];
}

/** The courses of lessons: what each level adds to those before it. None of it is written by hand. */
function coursesOf({ courses, levels }: CompiledContent, language: string): Guide['courses'] {
  return courses
    .filter(({ slug }) => slug !== 'challenges')
    .map(course => {
      const met = new Set<string>();
      const levelOf = (slug: string): GuideLevel[] => {
        const level = levels[`${course.slug}/${slug}`];
        const texts = level?.texts[language] ?? level?.texts['en'];
        if (!level || !texts) return [];
        const commands = level.commands.filter(command => !met.has(command));
        for (const command of commands) met.add(command);
        return [{ slug, name: texts.name, words: texts.glossary ?? [], commands }];
      };
      const chapters = course.chapters.map(chapter => ({
        id: chapter.id,
        name: nameIn(chapter.name, language),
        levels: chapter.levels.flatMap(levelOf),
      }));
      return { slug: course.slug, name: nameIn(course.name, language), chapters };
    });
}

/**
 * Reads the teacher's guide and generates its list of chapters from the courses.
 * @param root folder with guide.json and a folder of Markdown for each complete language
 * @returns the guide by language
 */
export function compileGuide(
  root: string,
  content: CompiledContent,
): { guides: Readonly<Record<string, Guide>>; problems: readonly Problem[] } {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const slugs = reader.json('guide.json', GuideFileSchema)?.pages ?? [];
  const guides = Object.fromEntries(
    COMPLETE_LANGUAGES.map((language): [string, Guide] => [
      language,
      {
        pages: slugs.flatMap(slug => readPage(reader, language, slug, slugs, report)),
        courses: coursesOf(content, language),
      },
    ]),
  );
  return { guides, problems };
}
