import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { FormerStudentsRepository } from './former-students.repository.ts';
import { ERASE } from './leaving.queries.ts';

/** Takes students out of the organisation for good; account, which is told, erases who belongs to nobody. */
@Injectable()
export class EraseStudentsService {
  constructor(
    private readonly members: MembersService,
    private readonly students: FormerStudentsRepository,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** @param version that of the membership before */
  async erase(tx: SqlRunner, studentId: string, version: number): Promise<void> {
    await ERASE.run(tx, [studentId]);
    await this.events.studentLeft(tx, studentId, version + 1, 'erased');
    await this.audit.forget(tx, studentId);
  }

  /** Erases a student who left, for an administrator. @throws DomainError auth/forbidden */
  async eraseNow(identity: Identity, id: string): Promise<void> {
    const member = await this.members.demandAdmin(identity);
    const { organizationId } = member;
    await this.db.transaction(async tx => {
      const { version } = await this.students.demand(member, id);
      await this.erase(tx, id, version);
      await this.audit.record(identity, { organizationId, action: 'student-erased' });
    });
  }
}
