import { InjectPool, type RowOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { OWN_HANDED_IN, OWN_REMARKS, READ } from './own-feedback.queries.ts';

/** What a student was told about their work. */
@Injectable()
export class OwnFeedbackRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns the last remarks, the latest first. */
  async remarks(studentId: string): Promise<RowOf<typeof OWN_REMARKS>[]> {
    return await OWN_REMARKS.rows(this.pool, [studentId]);
  }

  async handedIn(studentId: string): Promise<RowOf<typeof OWN_HANDED_IN>[]> {
    return await OWN_HANDED_IN.rows(this.pool, [studentId]);
  }

  /** Remarks on other students are left alone. */
  async markRead(studentId: string, remarkIds: readonly string[]): Promise<void> {
    await READ.run(this.pool, [studentId, remarkIds]);
  }
}
