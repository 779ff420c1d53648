import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.ts';
import { GrantsService } from './grants.service.ts';

/** Somebody has paid elsewhere, as support says: everything is open to them until support takes that back. */
@Injectable()
export class PaidHandler {
  constructor(
    private readonly grants: GrantsService,
    private readonly audit: AuditService,
  ) {}

  async take(data: EventData<'account/paid-set'>, tx: SqlRunner): Promise<void> {
    const { user_id: id, paid, at, by, reason } = data;
    const { account, fact, isNew } = await this.grants.grant(tx, { kind: 'user', id }, { at, isOpen: paid });
    if (by === null || !isNew) return;
    const action = paid ? 'plan-opened' : 'plan-closed';
    await this.audit.record(by, { action, account, subject: fact, reason });
  }
}
