import type { SchoolAction } from '@burrow/contracts';
import { type Identity, Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Tells a school what its adults do with what concerns its students: the school keeps a record of it. */
@Injectable()
export class SchoolRecordService {
  constructor(
    private readonly outbox: Outbox,
    private readonly db: DataSource,
  ) {}

  /** Nothing is told of who is no adult of a school. `studentId` is null for what is about nobody alone; `tx` is the transaction of the act. */
  async tell(
    { role, organization, user, impersonator, staff }: Identity,
    action: SchoolAction,
    studentId: string | null,
    tx: SqlRunner = this.db,
  ): Promise<void> {
    if (organization === null || user === null || (role !== 'teacher' && role !== 'admin')) return;
    await this.outbox.send(tx, 'learning/pupil-acted-on', {
      organization_id: organization,
      action,
      by: { user_id: user, impersonator_id: impersonator, is_staff: staff },
      student_id: studentId,
      count: null,
      at: new Date().toISOString(),
    });
  }
}
