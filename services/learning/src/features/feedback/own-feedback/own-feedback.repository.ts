import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { HandedInWorkEntity } from '../../../database/entities/handed-in-work.entity.ts';
import type { RemarkEntity } from '../../../database/entities/remark.entity.ts';
import { OWN_HANDED_IN, OWN_REMARKS, READ } from './own-feedback.queries.ts';

/** What a student was told about their work. */
@Injectable()
export class OwnFeedbackRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns the last remarks, the latest first. */
  async remarks(studentId: string): Promise<RemarkEntity[]> {
    return (await this.pool.query<RemarkEntity>({ ...OWN_REMARKS, values: [studentId] })).rows;
  }

  async handedIn(studentId: string): Promise<HandedInWorkEntity[]> {
    return (await this.pool.query<HandedInWorkEntity>({ ...OWN_HANDED_IN, values: [studentId] })).rows;
  }

  /** Remarks on other students are left alone. */
  async markRead(studentId: string, remarkIds: readonly string[]): Promise<void> {
    await this.pool.query(READ, [studentId, remarkIds]);
  }
}
