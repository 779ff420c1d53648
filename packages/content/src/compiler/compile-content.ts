import type { CompiledContent, CompiledCourse, CompiledLevel } from '../content.types.ts';
import { CourseFileSchema } from '../schema/course-file.schema.ts';
import type { ChapterFile, CourseFile } from '../schema/course-file.schema.ts';
import { checkLevel } from './checks/check-level.ts';
import { compileLevel } from './compile-level.ts';
import { readLevel } from './level-source.ts';
import type { LevelSource } from './level-source.ts';
import { createReport } from './problem.ts';
import type { Problem, Report } from './problem.ts';
import { createFileReader } from './read-files.ts';
import type { FileReader } from './read-files.ts';

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
  /** Empty if all is well; only then is the content complete. */
  readonly problems: readonly Problem[];
}

function compileCourse({ chapters, ...course }: CourseFile): CompiledCourse {
  return {
    slug: course.slug,
    name: course.name,
    firstLevel: chapters.flatMap(({ levels }) => levels)[0] ?? '',
    planKey: course.planKey,
    chapters: chapters
      .filter(({ levels }) => levels.length > 0)
      .map(({ id, name, quiz_exists, levels }) => ({ id, name, quiz_exists, levels })),
  };
}

function compileChapter(
  reader: FileReader,
  { slug: course, kind }: CourseFile,
  chapter: ChapterFile,
  report: Report,
): PlacedLevel[] {
  return chapter.levels.flatMap((slug, index): PlacedLevel[] => {
    const source = readLevel(
      reader,
      `${course}/${slug}`,
      kind === 'challenges' ? 'challenge' : 'lesson',
      report,
    );
    if (!source) return [];
    checkLevel(source, chapter, report);
    return [{ source, compiled: compileLevel(source, { course, chapter: chapter.id, number: index + 1 }) }];
  });
}

/** Levels without a chapter are in chapter 0; the limits for their texts are those of the first chapter. */
function compileFree(reader: FileReader, course: CourseFile, report: Report): PlacedLevel[] {
  const [chapter] = course.chapters;
  return course.free.flatMap((slug, index): PlacedLevel[] => {
    const source = chapter && readLevel(reader, `${course.slug}/${slug}`, 'free', report);
    if (!source) return [];
    checkLevel(source, chapter, report);
    const place = { course: course.slug, chapter: 0, number: index + 1 };
    return [{ source, compiled: compileLevel(source, place) }];
  });
}

function readCourses(reader: FileReader, report: Report): CourseFile[] {
  const found = reader.names('').flatMap(folder => {
    const course = reader.json(`${folder}/course.json`, CourseFileSchema);
    if (course && course.slug !== folder)
      report(`${folder}/course.json`, 'slug', `differs from the folder's name`);
    return course ? [{ ...course, slug: folder }] : [];
  });
  return found.toSorted((a, b) => a.order - b.order);
}

/**
 * Reads, checks and compiles all courses below a folder. Programs are not run: `verifyLevel` does that.
 * @param root folder that holds one folder for each course
 */
export function compileContent(root: string): Compilation {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const courses = readCourses(reader, report);
  const levels: PlacedLevel[] = [];
  for (const course of courses) {
    for (const chapter of course.chapters) levels.push(...compileChapter(reader, course, chapter, report));
    levels.push(...compileFree(reader, course, report));
  }
  const byKey = levels.map(({ compiled }) => [`${compiled.course_slug}/${compiled.slug}`, compiled] as const);
  const content = { courses: courses.map(compileCourse), levels: Object.fromEntries(byKey) };
  return { courses, content, levels, problems };
}
