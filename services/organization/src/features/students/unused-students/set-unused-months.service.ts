import type { UnusedStudents } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { SET_MONTHS } from './unused-students.queries.ts';

/** Says after how many months students leave whose accounts nobody uses. */
@Injectable()
export class SetUnusedMonthsService {
  constructor(
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** Null lets nobody leave. */
  async set(identity: Identity, organizationId: string, months: UnusedStudents['months']): Promise<void> {
    await this.db.transaction(async tx => {
      const changed = await SET_MONTHS.rows(tx, [organizationId, months]);
      if (changed.length > 0)
        await this.audit.record(identity, { organizationId, action: 'unused-months-changed' });
    });
  }
}
