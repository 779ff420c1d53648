import { InjectPool, type Learner, learnerGone } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { storableCode } from '../../../learners/storable-code.ts';
import { KEEP } from './drafts.queries.ts';

/** Where a draft belongs. */
interface Place {
  readonly course: string;
  readonly level: string;
}

/** Programs that were not run yet. */
@Injectable()
export class DraftsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @throws DomainError auth/not-logged-in for a learner who was removed */
  async keep({ kind, id }: Learner, { course, level }: Place, code: string): Promise<void> {
    const rowCount = await KEEP.count(this.pool, [kind, id, course, level, storableCode(code)]);
    if (rowCount === 0) throw learnerGone();
  }
}
