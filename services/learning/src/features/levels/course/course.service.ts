import type { CompiledChapter, CompiledCourse } from '@burrow/content';
import { type CourseData, DEFAULT_LANGUAGE, lockReason, takesQuiz } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue, nameIn, textIn } from '../../../content/catalogue.ts';
import type { LearnerContext } from '../../../learners/learner-context.repository.ts';

type ChapterData = CourseData['chapters'][number];

@Injectable()
export class CourseService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly gate: LevelGateService,
  ) {}

  /** Returns a course as its learner sees it. The context is that of the whole course. */
  describe(course: CompiledCourse, context: LearnerContext, language = DEFAULT_LANGUAGE): CourseData {
    const closed = this.gate.closedChapters(course, context);
    const levelsOf = this.levelsIn(course, context, language);
    return {
      id: course.slug,
      name: nameIn(course.name, language),
      chapters: course.chapters.map(chapter => ({
        id: chapter.id,
        name: nameIn(chapter.name, language),
        quiz_exists: takesQuiz(context.classSettings, chapter.quiz_exists),
        quiz_complete: context.passedQuizzes.includes(chapter.id),
        class_locked: closed.has(chapter.id),
        level_data: levelsOf(chapter, closed.has(chapter.id)),
      })),
    };
  }

  private levelsIn(course: CompiledCourse, context: LearnerContext, language: string) {
    const standing = this.gate.standingIn(course.slug, context);
    const completed = new Set(context.completed);
    const withHelp = new Set(context.withHelp);
    return (chapter: CompiledChapter, classCloses: boolean): ChapterData['level_data'] =>
      chapter.levels.map(slug => {
        const level = this.catalogue.level(course.slug, slug);
        const lock_reason = lockReason(level.access, standing, classCloses);
        const { name = slug, idea = '' } = textIn(level.texts, language) ?? {};
        return {
          slug,
          name,
          idea,
          completed: completed.has(slug),
          ...(withHelp.has(slug) && { with_help: true }),
          locked: lock_reason !== null,
          lock_reason,
        };
      });
  }
}
