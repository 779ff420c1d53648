import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';
import { FormerStudentsRepository } from './former-students.repository.ts';

/** Takes students who left back. */
@Injectable()
export class ReturnStudentsService {
  constructor(
    private readonly members: MembersService,
    private readonly students: FormerStudentsRepository,
    private readonly account: AccountCallsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** Account gives them a seat first: a repetition after a failure harms nothing. @throws DomainError auth/forbidden, auth/class-full */
  async takeBack(identity: Identity, id: string): Promise<StudentEntity> {
    const member = await this.members.demand(identity);
    const { organizationId: organization_id } = await this.db.transaction(() =>
      this.students.demand(member, id),
    );
    await this.account.call('returnStudent', {
      organization_id,
      student_id: id,
      by: actorOf(identity, member),
    });
    return this.db.transaction(async tx => {
      const found = await this.students.demand(member, id);
      const { version: before } = found;
      const version = before + 1;
      await this.studentRows.update({ studentId: id }, { leftAt: null, version });
      const back = { ...found, leftAt: null, version };
      await this.events.studentMoved(tx, back, 'returned');
      const about = { kind: 'student', id } as const;
      const entry = { organizationId: organization_id, action: 'student-returned', about } as const;
      await this.audit.record(identity, entry);
      return back;
    });
  }
}
