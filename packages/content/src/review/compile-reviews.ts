import type { ReviewQuestion } from '@burrow/contracts';
import type { LevelSource } from '../compiler/level-source.ts';
import type { Report } from '../compiler/problem.ts';
import type { CompiledLevel } from '../content.types.ts';
import type { ChapterFile, CourseFile } from '../schema/course-file.schema.ts';
import { reviewQuestion, twoChaptersBefore } from './review.rules.ts';

interface Level {
  readonly source: LevelSource;
  readonly compiled: CompiledLevel;
}

interface Compiling {
  readonly levels: readonly Level[];
  readonly courses: readonly CourseFile[];
  readonly report: Report;
}

function compileReview(
  { levels, courses, report }: Compiling,
  course: string,
  { prefix, review = [] }: ChapterFile,
): ReviewQuestion[] {
  const earlier = twoChaptersBefore(courses, `${course}/${prefix}`) ?? '';
  const complain = (message: string): void => report(`${course}/course.json`, `review of ${prefix}`, message);
  return review.flatMap(slug => {
    const folder = earlier.replace(/\/.*/, `/${slug}`);
    const asked = levels.find(({ source }) => source.folder === folder && folder.startsWith(earlier));
    const question = asked && reviewQuestion(asked.source);
    if (!asked) complain(`${slug} is no level of the chapter two before`);
    else if (!question) complain(`${slug} asks for no value`);
    return question ?? [];
  });
}

/** Gives the first level of each chapter the questions that its chapter asks again. */
export function withReviews(compiling: Compiling): Level[] {
  const { levels, courses } = compiling;
  const reviews = new Map(
    courses.flatMap(({ slug, chapters }) =>
      chapters.map(chapter => [`${slug}/${chapter.id}`, compileReview(compiling, slug, chapter)] as const),
    ),
  );
  return levels.map(level => {
    const { course_slug, chapter_id, level_id } = level.compiled;
    const review = level_id === 1 ? (reviews.get(`${course_slug}/${chapter_id}`) ?? []) : [];
    return review.length === 0 ? level : { ...level, compiled: { ...level.compiled, review } };
  });
}
