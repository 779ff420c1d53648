import { Outbox, type SqlRunner, serviceIdentity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { MailQueueService } from '../mail/index.ts';
import { takenKey } from '../../people/taken-key.rules.ts';
import { StudentEventsService } from '../../people/student-events.service.ts';
import { forgetStudent, forgetUser } from './erasure.queries.ts';

interface Leaving {
  readonly email: string;
  readonly email_key: string;
  readonly language: string | null;
  readonly is_confirmed: boolean;
}

/** Erases people: no row of this service knows them afterwards, and the other services are told to do the same. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly students: StudentEventsService,
    private readonly outbox: Outbox,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
  ) {}

  async eraseStudent(tx: SqlRunner, id: string): Promise<void> {
    await forgetStudent(tx, id);
    await this.students.removeStudent(tx, id);
  }

  /** The account and its students. A confirmed address gets a last mail. */
  async eraseUser(tx: SqlRunner, id: string): Promise<void> {
    const rows: Leaving[] = await tx.query(
      'select email, email_key, language, email_verified_at is not null as is_confirmed from account.users where id = $1 for update',
      [id],
    );
    const [leaving] = rows;
    if (!leaving) return;
    const children: { id: string }[] = await tx.query(
      'select id from account.students where parent_id = $1 order by id for update',
      [id],
    );
    for (const child of children) await this.eraseStudent(tx, child.id);
    await forgetUser(tx, id, leaving.email_key);
    await this.outbox.send(tx, 'account/user-removed', { user_id: id });
    await this.audit.record(tx, serviceIdentity('account'), { action: 'account-erased' });
    if (!leaving.is_confirmed) return;
    await this.eraseAttempts(tx, leaving.email_key);
    const { email: to, language } = leaving;
    await this.mails.queue(tx, { template: 'account-erased', to, language, params: {} });
  }

  /** What is kept of sign-ups that others tried with this address. */
  private async eraseAttempts(tx: SqlRunner, emailKey: string): Promise<void> {
    const attempts: { id: string }[] = await tx.query(
      'select id from account.users where email_verified_at is null and email_key = $1',
      [takenKey(emailKey)],
    );
    for (const { id } of attempts) await this.eraseUser(tx, id);
  }
}
