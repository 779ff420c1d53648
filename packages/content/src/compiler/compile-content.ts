import type { CompiledContent, CompiledCourse, CompiledLevel } from '../content.types.ts';
import type { ChapterFile, CourseFile } from '../schema/course-file.schema.ts';
import { checkMendedFrom } from './checks/check-exercise.ts';
import { checkLevel } from './checks/check-level.ts';
import { compileLevel } from './compile-level.ts';
import { readCourses } from './read-courses.ts';
import { readLevel } from './level-source.ts';
import type { LevelSource } from './level-source.ts';
import { createReport } from './problem.ts';
import type { Problem, Report } from './problem.ts';
import { withIdeas } from '../reference/with-ideas.ts';
import { withReviews } from '../review/compile-reviews.ts';
import { createFileReader } from './read-files.ts';
import type { FileReader } from './read-files.ts';
import { readTranslations, type Translation, translationsOf } from '../translation/read-translations.ts';
import { withNames, withTranslations } from '../translation/with-translations.ts';

/** A level that was read, with its place. */
export interface PlacedLevel {
  readonly source: LevelSource;
  readonly compiled: CompiledLevel;
}

export interface Compilation {
  /** As their files have them, also chapters without levels. */
  readonly courses: readonly CourseFile[];
  readonly content: CompiledContent;
  readonly levels: readonly PlacedLevel[];
  /** Into the languages in which not every text has to exist. */
  readonly translations: readonly Translation[];
  /** Empty if all is well; only then is the content complete. */
  readonly problems: readonly Problem[];
}

interface Options {
  /** Whether levels that are not ready are compiled; they are checked in any case. */
  readonly withDrafts: boolean;
}

interface Sources extends Options {
  readonly reader: FileReader;
  readonly translations: readonly Translation[];
  readonly report: Report;
}

/** Takes the levels that are there out of a course's file. */
function compileCourse(
  { chapters: all, ...course }: CourseFile,
  compiled: ReadonlySet<string>,
): CompiledCourse {
  const chapters = all.map(chapter => ({
    ...chapter,
    levels: chapter.levels.filter(slug => compiled.has(`${course.slug}/${slug}`)),
  }));
  return {
    slug: course.slug,
    name: course.name,
    short: course.short,
    firstLevel: chapters.flatMap(({ levels }) => levels)[0] ?? '',
    planKey: course.planKey,
    chapters: chapters
      .filter(({ levels }) => levels.length > 0)
      .map(({ id, name, quiz_exists, levels }) => ({ id, name, quiz_exists, levels })),
  };
}

function compileChapter(
  { slug: course, kind }: CourseFile,
  chapter: ChapterFile,
  { reader, translations, withDrafts, report }: Sources,
): PlacedLevel[] {
  const levelKind = kind === 'challenges' ? 'challenge' : 'lesson';
  const sources = chapter.levels
    .flatMap(slug => readLevel(reader, `${course}/${slug}`, levelKind, report) ?? [])
    .map(source => withTranslations(source, translations));
  for (const source of sources) checkLevel(source, chapter, report);
  return sources
    .filter(({ level }) => withDrafts || !level.draft)
    .map((source, index) => ({
      source,
      compiled: compileLevel(source, { course, chapter: chapter.id, number: index + 1 }),
    }));
}

/** Levels without a chapter are in chapter 0; the limits for their texts are those of the first chapter. */
function compileFree(course: CourseFile, { reader, translations, report }: Sources): PlacedLevel[] {
  const [chapter] = course.chapters;
  return course.free.flatMap((slug, index): PlacedLevel[] => {
    const read = chapter && readLevel(reader, `${course.slug}/${slug}`, 'free', report);
    if (!read) return [];
    const source = withTranslations(read, translations);
    checkLevel(source, chapter, report);
    const place = { course: course.slug, chapter: 0, number: index + 1 };
    return [{ source, compiled: compileLevel(source, place) }];
  });
}

/**
 * Reads, checks and compiles all courses below a folder. Programs are not run: `verifyLevel` does that.
 * @param root folder that holds one folder for each course; translations are in a folder beside it
 */
export function compileContent(root: string, options: Options = { withDrafts: true }): Compilation {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const translations = readTranslations(translationsOf(root), report);
  const sources = { ...options, reader, translations, report };
  const courses = readCourses(reader, report).map(course => withNames(course, translations));
  const read: PlacedLevel[] = [];
  for (const course of courses) {
    for (const chapter of course.chapters) read.push(...compileChapter(course, chapter, sources));
    read.push(...compileFree(course, sources));
    checkMendedFrom(
      course,
      read.map(({ source }) => source),
      report,
    );
  }
  const levels = withIdeas(withReviews({ levels: read, courses, report }));
  const byKey = levels.map(({ compiled }) => [`${compiled.course_slug}/${compiled.slug}`, compiled] as const);
  const keys = new Set(byKey.map(([key]) => key));
  const content = {
    courses: courses.map(course => compileCourse(course, keys)),
    levels: Object.fromEntries(byKey),
  };
  return { courses, content, levels, translations, problems };
}
