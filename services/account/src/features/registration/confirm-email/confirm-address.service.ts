import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { type BegunSession, SessionStartsService } from '../../../sessions/session-starts.service.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import type { Token } from '../../../tokens/tokens.queries.ts';

/** Completes a sign-up: the account begins, and with it the first session. */
@Injectable()
export class ConfirmAddressService {
  constructor(
    private readonly sessionStarts: SessionStartsService,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** If exactly one student came with the sign-up, that student is chosen, and gets the work of both visitors: the one who signed up, and this one. */
  async confirm(tx: EntityManager, identity: Identity, token: Token): Promise<BegunSession> {
    const { user_id: id } = token;
    const now = { emailVerifiedAt: () => 'now()', updatedAt: () => 'now()' };
    const { affected } = id ? await this.userRows.update({ id, emailVerifiedAt: IsNull() }, now) : {};
    if (!id || affected === 0) throw new DomainError('auth/token-invalid', 'This link is no longer valid.');
    const students = await this.studentRows.findBy({ parentId: id });
    for (const student of students) await this.events.studentChanged(tx, student.id);
    await this.audit.record(identity, { action: 'email-confirmed', subjectUser: token.user_id });
    const studentId = students.length === 1 ? (students[0]?.id ?? null) : null;
    const who = { userId: token.user_id, studentId, isStudent: false };
    return this.sessionStarts.begin(tx, identity, who, 'confirmation', [token.visitor_id]);
  }
}
