import type { CompiledCourse } from '@burrow/content';
import { type CourseData, DEFAULT_LANGUAGE } from '@burrow/contracts';
import { type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable, Inject } from '@nestjs/common';
import type pg from 'pg';
import { lockReason } from '../../access/access.rules.ts';
import { Catalogue, nameIn, textIn } from '../../content/catalogue.ts';
import { type Standing, standingOf } from '../../learners/learner.ts';

const COMPLETED = {
  name: 'completed-levels',
  text: `select level from learning.progress
    where learner_kind = $1 and learner_id = $2 and course = $3 and status = 'complete'`,
};

@Injectable()
export class CourseService {
  private readonly pool: pg.Pool;
  private readonly catalogue: Catalogue;

  constructor(@InjectPool() pool: pg.Pool, @Inject(Catalogue) catalogue: Catalogue) {
    this.pool = pool;
    this.catalogue = catalogue;
  }

  async get(identity: Identity, slug: string, language = DEFAULT_LANGUAGE): Promise<CourseData> {
    const course = this.catalogue.course(slug);
    const { rows } = await this.pool.query<{ level: string }>({
      ...COMPLETED,
      values: [identity.kind, identity.id, slug],
    });
    return this.describe(course, language, standingOf(identity), new Set(rows.map(row => row.level)));
  }

  private describe(
    course: CompiledCourse,
    language: string,
    standing: Standing,
    completed: ReadonlySet<string>,
  ): CourseData {
    const levelEntry = (slug: string) => {
      const level = this.catalogue.level(course.slug, slug);
      const reason = lockReason(level.access, standing);
      const name = textIn(level.texts, language)?.name ?? slug;
      return { slug, name, completed: completed.has(slug), locked: reason !== null, lock_reason: reason };
    };
    return {
      id: course.slug,
      name: nameIn(course.name, language),
      chapters: course.chapters.map(chapter => ({
        id: chapter.id,
        name: nameIn(chapter.name, language),
        quiz_exists: chapter.quiz_exists,
        quiz_complete: false,
        class_locked: false,
        level_data: chapter.levels.map(levelEntry),
      })),
    };
  }
}
