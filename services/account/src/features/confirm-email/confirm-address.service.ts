import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { type BegunSession, SessionStartsService } from '../../sessions/session-starts.service.ts';
import { StudentEventsService } from '../../people/student-events.service.ts';
import type { Token } from '../../tokens/tokens.repository.ts';

const CONFIRM = `
  with confirmed as (
    update account.users set email_verified_at = now(), updated_at = now()
    where id = $1 and email_verified_at is null returning id
  ) select * from confirmed`;

/** The end of a sign-up: the account begins, and with it the first session. */
@Injectable()
export class ConfirmAddressService {
  constructor(
    private readonly sessionStarts: SessionStartsService,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
  ) {}

  /** The one student that was signed up along is chosen, and gets what the visitors did: the one who signed up, and this one. */
  async confirm(tx: SqlRunner, identity: Identity, token: Token): Promise<BegunSession> {
    const confirmed: unknown[] = await tx.query(CONFIRM, [token.user_id]);
    if (confirmed.length === 0) throw new DomainError('auth/token-invalid', 'This link is no longer good.');
    const students: { id: string }[] = await tx.query('select id from account.students where parent_id = $1', [token.user_id]); // prettier-ignore
    for (const { id } of students) await this.events.studentChanged(tx, id);
    await this.audit.record(tx, identity, { action: 'email-confirmed', subjectUser: token.user_id });
    const studentId = students.length === 1 ? (students[0]?.id ?? null) : null;
    const who = { userId: token.user_id, studentId, isStudent: false };
    return this.sessionStarts.begin(tx, identity, who, 'confirmation', [token.visitor_id]);
  }
}
