import type { LevelSource, SourceTexts } from '../compiler/level-source.ts';
import { commentsOf } from '../compiler/template-comments.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';
import type { TranslatedLevel } from '../schema/translation-file.schema.ts';
import type { Translation } from './read-translations.ts';
import { stringsOf, withStrings } from './strings.rules.ts';

const PAGES = ['guide', 'tutorial', 'hint'] as const;

/** A page with the paragraphs of a translation; undefined if the English has others by now. */
export function translatedPage(english: string, paragraphs: readonly string[] = []): string | undefined {
  if (stringsOf(english).length !== paragraphs.length) return undefined;
  return String(withStrings(english, paragraphs));
}

/** What the code book says in the languages that have it, of an entry by its path. */
export const translatedEntry = (
  english: string,
  entry: string,
  translations: readonly Translation[],
): Record<string, string> =>
  Object.fromEntries(
    translations.flatMap(({ language, codeBook }) => {
      const page = translatedPage(english, codeBook[entry]);
      return page === undefined ? [] : [[language, page] as const];
    }),
  );

const asMany = <Item>(
  own: readonly Item[] | undefined,
  english: readonly Item[] | undefined,
): readonly Item[] | undefined => (own?.length === english?.length ? own : english);

/**
 * The texts of a level in a language: each short one that is missing is English; undefined if a page is missing or no longer
 * fits the English one, so that a learner does not read half a lesson.
 */
function translatedTexts(
  english: SourceTexts,
  { guide, tutorial, hint, comments, goals, ...short }: TranslatedLevel,
  template: string,
): SourceTexts | undefined {
  const given = { guide, tutorial, hint };
  const pages = PAGES.map(name => [name, translatedPage(english[name], given[name])] as const);
  if (pages.some(([, page]) => page === undefined)) return undefined;
  const told = asMany(goals, english.goals);
  const own = asMany(comments, commentsOf(template));
  return {
    ...english,
    ...short,
    ...(Object.fromEntries(pages) as Pick<SourceTexts, (typeof PAGES)[number]>),
    ...(told && { goals: [...told] }),
    ...(own && own.length > 0 && { comments: [...own] }),
  };
}

/** Returns a level with its texts in all languages that have them. */
export function withTranslations(source: LevelSource, translations: readonly Translation[]): LevelSource {
  const english = source.texts['en'];
  if (!english) return source;
  const added = translations.flatMap(({ language, levels }) => {
    const translated = levels[source.folder];
    const texts = translated && translatedTexts(english, translated, source.template);
    return texts ? [[language, texts] as const] : [];
  });
  return { ...source, texts: { ...source.texts, ...Object.fromEntries(added) } };
}

type Localised = CourseFile['name'];

/** How translations name a chapter: by the prefix of its levels, or, where all have the same, by its English name. */
const chapterKey = (course: CourseFile, { prefix, name }: CourseFile['chapters'][number]): string =>
  course.kind === 'challenges' ? name.en.toLowerCase() : prefix.replace(/-$/, '');

/** Returns a course with its names in all languages that have them. */
export function withNames(course: CourseFile, translations: readonly Translation[]): CourseFile {
  const own = translations.flatMap(({ language, courses }) => {
    const texts = courses[course.slug];
    return texts ? [{ language, texts }] : [];
  });
  const inAll = (english: Localised, textOf: (of: (typeof own)[number]['texts']) => string | undefined) => ({
    ...english,
    ...Object.fromEntries(
      own.flatMap(({ language, texts }) => {
        const text = textOf(texts);
        return text === undefined ? [] : [[language, text] as const];
      }),
    ),
  });
  return {
    ...course,
    name: inAll(course.name, ({ name }) => name),
    short: inAll(course.short, ({ short }) => short),
    ...(course.about && { about: inAll(course.about, ({ about }) => about) }),
    chapters: course.chapters.map(chapter => {
      const key = chapterKey(course, chapter);
      const { name, short, learnt } = chapter;
      return {
        ...chapter,
        name: inAll(name, ({ chapters }) => chapters[key]?.name),
        ...(short && { short: inAll(short, ({ chapters }) => chapters[key]?.short) }),
        ...(learnt && { learnt: inAll(learnt, ({ chapters }) => chapters[key]?.learnt) }),
      };
    }),
  };
}
