import { CHALLENGES } from '@burrow/contracts';
import type { Compilation } from '../compiler/compile-content.ts';
import type { Report } from '../compiler/problem.ts';
import type { FileReader } from '../compiler/read-files.ts';
import type { CompiledChapter, CompiledCourse, Localised } from '../content.types.ts';
import type { GuideChapter, GuideCourse, GuideLesson, GuideLevel } from './guide.types.ts';
import { fileOf } from './file-of.ts';
import { readLesson } from './read-lesson.ts';

const nameIn = (name: Localised, language: string): string => name[language] ?? name.en;

/** The name of a chapter's page: what the slugs of its levels begin with. */
export const chapterSlug = ({ levels }: Pick<CompiledChapter, 'levels'>): string =>
  (levels[0] ?? '').replace(/-level\d+$/, '');

export type CompiledLessons = Pick<Compilation, 'content' | 'levels' | 'translations'>;

/** What is taught: no challenges, and no chapter all of whose levels are drafts. */
export function taughtCourses({ content, levels }: CompiledLessons): readonly CompiledCourse[] {
  const ready = new Set(
    levels.flatMap(({ source, compiled: { course_slug: course, slug } }) =>
      source.level.draft ? [] : [`${course}/${slug}`],
    ),
  );
  return content.courses
    .filter(({ slug }) => slug !== CHALLENGES)
    .map(course => ({
      ...course,
      chapters: course.chapters.filter(({ levels: slugs }) =>
        slugs.some(slug => ready.has(`${course.slug}/${slug}`)),
      ),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** Of a file that is missing, which is reported. */
const UNREAD: GuideLesson = {
  aims: '',
  plan: { before: '', steps: [] },
  activity: { title: '', text: '' },
  mistakes: [],
};

interface ChapterFiles {
  readonly reader: FileReader;
  readonly language: string;
  readonly report: Report;
  readonly checkLinks: (file: string, source: string) => void;
}

/** The courses of lessons: what each level adds to those before it, and how each chapter is taught. */
export function compileChapters(
  lessons: CompiledLessons,
  { reader, language, report, checkLinks }: ChapterFiles,
): readonly GuideCourse[] {
  const { content, levels: all } = lessons;
  const placed = new Map(all.map(level => [level.compiled.slug, level]));
  return taughtCourses(lessons).map(course => {
    const met = new Set<string>();
    const levelOf = (slug: string): GuideLevel[] => {
      const level = content.levels[`${course.slug}/${slug}`];
      const texts = level?.texts[language] ?? level?.texts['en'];
      if (!level || !texts) return [];
      const commands = level.commands.filter(command => !met.has(command));
      for (const command of commands) met.add(command);
      return [{ slug, name: texts.name, words: texts.glossary ?? [], commands }];
    };
    const chapters = course.chapters.map((chapter): GuideChapter => {
      const slug = chapterSlug(chapter);
      const file = fileOf(reader, language, `chapters/${slug}.md`);
      const source = reader.text(file);
      if (source !== undefined) checkLinks(file, source);
      const lesson =
        source === undefined
          ? UNREAD
          : readLesson({ file, source, language, levels: chapter.levels, placed }, report);
      return {
        id: chapter.id,
        slug,
        name: nameIn(chapter.name, language),
        levels: chapter.levels.flatMap(levelOf),
        lesson,
      };
    });
    return { slug: course.slug, name: nameIn(course.short, language), chapters };
  });
}
