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
  readonly content: CompiledContent;
  readonly levels: readonly PlacedLevel[];
  /** Empty when all is well; the content is whole only then. */
  readonly problems: readonly Problem[];
}

function compileCourse({ chapters, ...course }: CourseFile): CompiledCourse {
  return {
    slug: course.slug,
    name: course.name,
    firstLevel: chapters[0]?.levels[0] ?? '',
    planKey: course.planKey,
    chapters: chapters.map(({ id, name, quiz_exists, levels }) => ({ id, name, quiz_exists, levels })),
  };
}

function compileChapter(
  reader: FileReader,
  course: string,
  chapter: ChapterFile,
  report: Report,
): PlacedLevel[] {
  return chapter.levels.flatMap((slug, index): PlacedLevel[] => {
    const source = readLevel(reader, `${course}/${slug}`, report);
    if (!source) return [];
    checkLevel(source, chapter, report);
    return [{ source, compiled: compileLevel(source, { course, chapter: chapter.id, number: index + 1 }) }];
  });
}

/**
 * Reads, checks and compiles all courses below a folder. Programs are not run: `verifyLevel` does that.
 * @param root folder that holds one folder for each course
 */
export function compileContent(root: string): Compilation {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const courses: CompiledCourse[] = [];
  const levels: PlacedLevel[] = [];
  for (const folder of reader.names('')) {
    const course = reader.json(`${folder}/course.json`, CourseFileSchema);
    if (!course) continue;
    if (course.slug !== folder) report(`${folder}/course.json`, 'slug', `differs from the folder's name`);
    courses.push(compileCourse(course));
    for (const chapter of course.chapters) levels.push(...compileChapter(reader, folder, chapter, report));
  }
  const byKey = levels.map(({ compiled }) => [`${compiled.course_slug}/${compiled.slug}`, compiled] as const);
  return { content: { courses, levels: Object.fromEntries(byKey) }, levels, problems };
}
