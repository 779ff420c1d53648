import { z } from 'zod';
import type { Compilation, PlacedLevel } from '../compiler/compile-content.ts';
import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
import { createReport } from '../compiler/problem.ts';
import type { Problem, Report } from '../compiler/problem.ts';
import { createFileReader } from '../compiler/read-files.ts';
import type { FileReader } from '../compiler/read-files.ts';
import type { PythonBook, PythonEntry } from '../content.types.ts';
import type { Translation } from '../translation/read-translations.ts';
import { translatedEntry } from '../translation/with-translations.ts';
import { chaptersBefore, chaptersOf } from '../quality/chapter-order.rules.ts';
import { readIdeas } from '../quality/read-ideas.ts';

/** code-book/python/<slug>/entry.json */
const EntryFileSchema = z.strictObject({
  /** How it is written. */
  name: z.string().min(1),
  /** As levels name it in `introduces`. */
  idea: z.string().min(1),
  /** What input() returns, in order, when the example is proved. */
  input: z.array(z.string()).optional(),
});

/** An entry as written, whether or not a level introduces it yet. */
export type PythonEntrySource = Omit<PythonEntry, 'level'> & z.infer<typeof EntryFileSchema>;

function readEntry(
  reader: FileReader,
  slug: string,
  translations: readonly Translation[],
  report: Report,
): PythonEntrySource[] {
  const file = reader.json(`${slug}/entry.json`, EntryFileSchema);
  const [example, output] = ['example.py', 'output.txt'].map(name => reader.text(`${slug}/${name}`)?.trim());
  const texts = Object.fromEntries(
    AUTHORED_LANGUAGES.map(code => [code, reader.text(`${slug}/${code}.md`)?.trim() ?? '']),
  );
  if (!file || example === undefined || output === undefined) return [];
  if (!Object.values(readIdeas().chapters).flat().includes(file.idea))
    report(`${slug}/entry.json`, 'idea', `${file.idea} is not in ideas.json`);
  const { en = '' } = texts;
  const translated = translatedEntry(en, `python/${slug}`, translations);
  return [{ slug, ...file, example, output, texts: { ...translated, ...texts, en } }];
}

/** Reads what the book says about Python's own constructs and functions, by folder. */
export function readPythonEntries(
  root: string,
  translations: readonly Translation[] = [],
): {
  entries: readonly PythonEntrySource[];
  problems: readonly Problem[];
} {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const entries = reader.names('').flatMap(slug => readEntry(reader, slug, translations, report));
  return { entries, problems };
}

/** Gives the entries in the order in which the levels introduce them; others are left out. */
function placeEntries(
  entries: readonly PythonEntrySource[],
  levels: readonly PlacedLevel[],
): readonly PythonEntry[] {
  return levels.flatMap(({ source, compiled }) =>
    (source.level.introduces ?? []).flatMap(idea =>
      entries
        .filter(entry => entry.idea === idea)
        .map(({ slug, name, example, output, texts }) => ({
          slug,
          name,
          example,
          output,
          texts,
          level: {
            chapter: `${compiled.course_slug}/${compiled.chapter_id}`,
            number: compiled.level_id,
          },
        })),
    ),
  );
}

/**
 * Compiles the code book's part about Python's own constructs and functions.
 * @param root folder that holds one folder for each entry
 */
export function compilePythonBook(
  root: string,
  { courses, levels, translations }: Pick<Compilation, 'courses' | 'levels' | 'translations'>,
): { pythonBook: PythonBook; problems: readonly Problem[] } {
  const { entries, problems } = readPythonEntries(root, translations);
  const all = chaptersOf(courses);
  const chapters = all.map(chapter => {
    const [course] = chapter.key.split('/');
    const before = chaptersBefore(chapter, all).length;
    return [`${course}/${chapter.id}`, { name: chapter.name, before }] as const;
  });
  return {
    pythonBook: { chapters: Object.fromEntries(chapters), entries: placeEntries(entries, levels) },
    problems,
  };
}
