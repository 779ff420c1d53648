import type { HandOver } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { StudentListRepository } from '../manage-students/index.ts';
import { FormerStudentsRepository } from './former-students.repository.ts';

/** Has account offer a student to a parent. */
@Injectable()
export class OfferStudentService {
  constructor(
    private readonly students: StudentListRepository,
    private readonly former: FormerStudentsRepository,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden */
  async offer(identity: Identity, member: MemberEntity, student_id: string): Promise<HandOver> {
    await this.demandReachable(member, student_id);
    const { organizationId } = member;
    const by = actorOf(identity, member);
    const made = await this.account.call('offerStudent', { organization_id: organizationId, student_id, by });
    const about = { kind: 'student', id: student_id } as const;
    await this.audit.record(identity, { organizationId, action: 'student-offered', about });
    return made;
  }

  /** One who is there, or left. @throws DomainError auth/forbidden */
  private async demandReachable(member: MemberEntity, id: string): Promise<void> {
    if ((await this.students.find(member, [id])).length > 0) return;
    await this.db.transaction(() => this.former.demand(member, id));
  }
}
