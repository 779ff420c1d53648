import { Outbox, serviceIdentity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { takenKey } from '../../../people/taken-key.rules.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import { forgetStudent, forgetUser, HOLD_STUDENTS, HOLD_USER } from './erasure.queries.ts';

/** Erases people: no row of this service knows them afterwards, and the other services are told to do the same. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly students: StudentEventsService,
    private readonly outbox: Outbox,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async eraseStudent(tx: SqlRunner, id: string): Promise<void> {
    await forgetStudent(tx, id);
    await this.students.removeStudent(tx, id);
  }

  /** Erases the account and its students. A confirmed address gets a last mail. */
  async eraseUser(tx: EntityManager, id: string): Promise<void> {
    const rows = await HOLD_USER.rows(tx, [id]);
    const [leaving] = rows;
    if (!leaving) return;
    const children = await HOLD_STUDENTS.rows(tx, [id]);
    for (const child of children) await this.eraseStudent(tx, child.id);
    await forgetUser(tx, id, leaving.email_key);
    await this.outbox.send(tx, 'account/user-removed', { user_id: id });
    await this.audit.record(serviceIdentity('account'), { action: 'account-erased' });
    if (!leaving.is_confirmed) return;
    await this.eraseAttempts(tx, leaving.email_key);
    const { email: to, language } = leaving;
    await this.mails.queue(tx, { template: 'account-erased', to, language, params: {} });
  }

  /** Deletes sign-ups that others attempted with this address. */
  private async eraseAttempts(tx: EntityManager, emailKey: string): Promise<void> {
    const key = takenKey(emailKey);
    const attempts = await this.userRows.findBy({ emailKey: key, emailVerifiedAt: IsNull() });
    for (const { id } of attempts) await this.eraseUser(tx, id);
  }
}
