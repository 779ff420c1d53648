import type { TakeOver } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { usernameKey } from '../../../../people/keys.rules.ts';
import { StudentEventsService } from '../../../../people/student-events.service.ts';
import { SessionsRepository } from '../../../../sessions/sessions.repository.ts';
import { TokensRepository } from '../../../../tokens/tokens.repository.ts';
import { demandFit } from '../../../../usernames/chosen-username.rules.ts';
import { AddStudentService } from '../add-student/add-student.service.ts';
import { unlessTaken } from '../update-student/student-details.ts';
import { TAKE_OVER } from './take-over-student.queries.ts';

const invalid = () => new DomainError('auth/token-invalid', 'This code is no longer valid.');

/** Makes a school's student one of a parent's, by a code of the school. */
@Injectable()
export class TakeOverStudentService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly addStudent: AddStudentService,
    private readonly sessions: SessionsRepository,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /**
   * Returns the student's id. The school's cards stop working; the password stays.
   * @throws DomainError auth/token-invalid, profile/too-many-students, auth/username-taken, auth/username-unfit
   */
  async takeOver(identity: Identity, { code, username }: TakeOver): Promise<string> {
    demandOwner(identity);
    return this.db.transaction(async tx => {
      const { data } = await this.tokens.spend(tx, ['hand-over'], code);
      const { id, organizationId, username: before } = await this.demandOffered(data);
      await this.addStudent.demandRoom(tx, identity.user);
      if (username !== undefined) demandFit(username);
      const now = username ?? before;
      const row = [id, organizationId, identity.user, now, usernameKey(now)];
      await unlessTaken(now, () => TAKE_OVER.run(tx, row));
      await this.sessions.endAllOfStudent(id);
      await this.events.handedOver(tx, id, organizationId);
      await this.audit.record(identity, { action: 'student-taken-over', subjectStudent: id });
      return id;
    });
  }

  /** @throws DomainError auth/token-invalid if they are the organisation's no longer */
  private async demandOffered({ organization_id, student_id }: Record<string, unknown>) {
    const where = { id: String(student_id), organizationId: String(organization_id) };
    const found = await this.studentRows.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!found) throw invalid();
    return { ...found, organizationId: where.organizationId };
  }
}
