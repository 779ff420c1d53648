import type { CompiledLevel } from '@burrow/content';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { LearnerContext } from '../../../learners/learner-context.repository.ts';
import { SELECT_PROGRESS } from './level-data.queries.ts';

type OwnLevel = LearnerContext['level'];

@Injectable()
export class VisitorProgressRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns what a visitor did in a level, by primary key. */
  async ofLevel(visitorId: string, { course_slug, slug }: CompiledLevel): Promise<OwnLevel> {
    const values = [visitorId, course_slug, slug];
    const rows = await SELECT_PROGRESS.rows(this.pool, values);
    return rows[0] ?? { completed: false, code: null };
  }
}
