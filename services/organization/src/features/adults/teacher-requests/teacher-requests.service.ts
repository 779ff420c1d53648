import type { TeacherRequest } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { HOLD_WAITING, REFUSE, WAITING } from './teacher-requests.queries.ts';

/** Administrators let people in who asked to teach. */
@Injectable()
export class TeacherRequestsService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** Returns who waits, the first who asked first. */
  async list(organizationId: string): Promise<TeacherRequest[]> {
    const rows = await WAITING.rows(this.db, [organizationId]);
    return rows.map(row => ({ ...row, asked_at: row.asked_at.toISOString() }));
  }

  /** @throws DomainError user/unknown for whoever does not wait, organization/already-member */
  async answer(by: Identity, organizationId: string, userId: string, letIn: boolean): Promise<void> {
    await this.db.transaction(async tx => {
      const asked = await HOLD_WAITING.first(tx, [userId, organizationId]);
      if (!asked) throw new DomainError('user/unknown', 'Nobody of this id waits.');
      await (letIn ? this.letIn(tx, organizationId, userId) : REFUSE.rows(tx, [userId, organizationId]));
      await this.events.teacherAnswered(tx, { userId, organizationId, organizationName: asked.name, letIn });
      const action = letIn ? 'teacher-approved' : 'teacher-refused';
      const about = letIn ? ({ kind: 'member', id: userId } as const) : null;
      await this.audit.record(by, { organizationId, action, about });
    });
  }

  private async letIn(tx: SqlRunner, organizationId: string, userId: string): Promise<void> {
    if (await this.memberships.add(tx, userId, organizationId, 'teacher')) return;
    throw new DomainError('organization/already-member', 'They belong to the organisation already.');
  }
}
