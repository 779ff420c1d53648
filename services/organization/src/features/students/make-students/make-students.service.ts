import {
  type MadeSchoolStudent,
  type MadeStudents,
  type MakeStudents,
  namesOf,
  type NewSchoolStudents,
} from '@burrow/contracts';
import { DomainError, type Identity, uuidOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { CopiesHandler } from '../copies/index.ts';

/** Makes students: account, which owns persons, does it once for each request of somebody. */
@Injectable()
export class MakeStudentsService {
  constructor(
    private readonly members: MembersService,
    private readonly classes: ClassAccessService,
    private readonly account: AccountCallsService,
    private readonly copies: CopiesHandler,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** All of them or none. @throws DomainError auth/forbidden, and what account refuses */
  async make(
    identity: Identity,
    { request_id, class_id, students: given }: NewSchoolStudents,
  ): Promise<MadeSchoolStudent[]> {
    const member = await this.members.demand(identity);
    const { organizationId, role, userId } = member;
    if (class_id !== null) await this.classes.demand(identity, class_id);
    else if (role === 'teacher')
      throw new DomainError('auth/forbidden', 'Teachers make students of their classes.');
    const known_classes = await this.members.knownClasses(member);
    const { language } = await this.organizationRows.findOneByOrFail({ id: organizationId });
    const students = given.map(student => ({ ...student, ...namesOf(student, language) }));
    const body = { organization_id: organizationId, known_classes, class_id, students };
    // Nobody finds what another person's request made.
    const key = uuidOf(`students ${organizationId} ${userId} ${request_id}`);
    const { students: made } = await this.account.call('makeStudents', body, { idempotencyKey: key });
    await this.list(body, made);
    const about = class_id === null ? null : ({ kind: 'class', id: class_id } as const);
    const added = made.filter(({ password }) => password !== null).map(({ id }) => id);
    const entry = { organizationId, action: 'students-added', about } as const;
    // A repeated request made nobody.
    if (added.length > 0)
      await this.audit.record(identity, { ...entry, count: added.length, students: added });
    return made.map(({ id, username, password }) => ({ student_id: id, username, password }));
  }

  /**
   * They are in our lists at once; account's description, which is under way, is newer. One after the other, as
   * descriptions that arrive in the same moment lock the same students in an order of their own.
   */
  private async list(
    { organization_id, class_id, students }: MakeStudents,
    made: MadeStudents['students'],
  ): Promise<void> {
    for (const [at, { id: student_id, username, character, password }] of made.entries()) {
      // A repeated request may leave some out who were removed since.
      if (password === null) continue;
      const { full_name, first_name, last_name } = namesOf(students[at] ?? {});
      const names = { full_name, first_name, last_name };
      const known = { student_id, organization_id, class_id, username, ...names };
      const described = { version: 0, character, assistant_enabled: true, removed: false };
      await this.db.transaction(tx => this.copies.describeStudent({ ...known, ...described }, tx));
    }
  }
}
