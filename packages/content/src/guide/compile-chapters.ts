import type { Compilation } from '../compiler/compile-content.ts';
import type { Report } from '../compiler/problem.ts';
import type { FileReader } from '../compiler/read-files.ts';
import type { CompiledChapter, CompiledContent, CompiledCourse, Localised } from '../content.types.ts';
import type { GuideChapter, GuideCourse, GuideLesson, GuideLevel } from './guide.types.ts';
import { readLesson } from './read-lesson.ts';

const nameIn = (name: Localised, language: string): string => name[language] ?? name.en;

/** The name of a chapter's page: what the slugs of its levels begin with. */
export const chapterSlug = ({ levels }: Pick<CompiledChapter, 'levels'>): string =>
  (levels[0] ?? '').replace(/-level\d+$/, '');

/** Challenges are not taught. */
export const taughtCourses = ({ courses }: CompiledContent): readonly CompiledCourse[] =>
  courses.filter(({ slug }) => slug !== 'challenges');

export type CompiledLessons = Pick<Compilation, 'content' | 'levels'>;

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
  { content, levels: all }: CompiledLessons,
  { reader, language, report, checkLinks }: ChapterFiles,
): readonly GuideCourse[] {
  const placed = new Map(all.map(level => [level.compiled.slug, level]));
  return taughtCourses(content).map(course => {
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
      const file = `${language}/chapters/${slug}.md`;
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
