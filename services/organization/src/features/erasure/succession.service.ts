import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../events/organization-events.service.ts';
import { closingAt } from '../closing/index.ts';
import { CLOSE, LEFT_ALONE, SUCCEED } from './erase-member.queries.ts';

interface Successor {
  readonly userId: string;
  readonly version: number;
  readonly organizationId: string;
}

/** A school is never without an administrator, not even when the last one's account is erased. */
@Injectable()
export class SuccessionService {
  constructor(
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the school that somebody leads alone; null if there is none. Ask before they go. */
  async ledAlone(tx: SqlRunner, userId: string): Promise<string | null> {
    const [school]: { id: string }[] = await tx.query(LEFT_ALONE, [userId]);
    return school?.id ?? null;
  }

  /** The teacher who has been there longest becomes its administrator; without any it is closed. */
  async succeed(tx: SqlRunner, organizationId: string): Promise<void> {
    const [successor]: Successor[] = await tx.query(SUCCEED, [organizationId]);
    if (!successor) {
      await tx.query(CLOSE, [organizationId, closingAt(new Date())]);
      return this.audit.record(tx, null, { organizationId, action: 'closing-planned' });
    }
    await this.events.memberChanged(tx, { ...successor, role: 'admin' }, 'changed');
    const about = { kind: 'member', id: successor.userId } as const;
    await this.audit.record(tx, null, { organizationId, action: 'admin-made', about });
  }
}
