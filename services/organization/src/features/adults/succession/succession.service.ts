import { DAYS_WITHOUT_ADMINISTRATOR } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { AdministratorsService } from './administrators.service.ts';
import { HOLD_ADMINISTERED, LEFT_ALONE, LOSE } from './succession.queries.ts';

const DAY_MS = 86_400_000;

/** A school that somebody administers alone, and whom they named and who accepted. */
export interface LeftAlone {
  readonly id: string;
  readonly successor: string | null;
}

/** What becomes of a school whose last administrator's account is erased: nobody gets rights that they were not given. */
@Injectable()
export class SuccessionService {
  constructor(
    private readonly administrators: AdministratorsService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the schools that somebody administers alone. Ask before they go. */
  async ledAlone(tx: SqlRunner, userId: string): Promise<LeftAlone[]> {
    await HOLD_ADMINISTERED.run(tx, [userId]);
    return LEFT_ALONE.rows(tx, [userId]);
  }

  /** The successor becomes administrator. Without one nobody does: its adults and staff are told, and staff appoint somebody. */
  async succeed(tx: SqlRunner, { id, successor }: LeftAlone): Promise<void> {
    if (successor !== null) return this.administrators.make(tx, null, id, successor);
    await LOSE.run(tx, [id]);
    await this.audit.record(null, { organizationId: id, action: 'administrator-lost' });
    const date = new Date(Date.now() + DAYS_WITHOUT_ADMINISTRATOR * DAY_MS);
    await this.notices.toMembers(tx, id, 'administrator-lost', { staff: true, date });
  }
}
