import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { askKey } from '../../../attempts/attempt-keys.rules.ts';
import { ONCE_A_DAY } from '../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { FAMILY, type Family } from './ask-grown-up.queries.ts';

/** A child asks for a plan: the adult whose account it is gets a mail, at the address that is known. */
@Injectable()
export class AskGrownUpService {
  constructor(
    private readonly db: DataSource,
    private readonly attempts: AttemptsService,
    private readonly mails: MailQueueService,
  ) {}

  /** @throws DomainError auth/forbidden for everybody but a family's student, auth/too-many-attempts within a day */
  async ask(identity: Identity): Promise<void> {
    demandOwner(identity);
    const { role, student } = identity;
    await this.db.transaction(async tx => {
      const [family]: Family[] = role === 'student' ? await FAMILY.rows(tx, [student]) : [];
      if (!student || !family) throw new DomainError('auth/forbidden', 'Only a child of a family asks.');
      await this.attempts.take(askKey(student), ONCE_A_DAY, { tx });
      const { id: userId, email: to, language, name, student: username } = family;
      const params = { name, student: username };
      await this.mails.queue(tx, { template: 'ask-grown-up', to, userId, language, params });
    });
  }
}
