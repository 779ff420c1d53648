import { type Identity, Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { mailKey, mailsFromKey } from '../../../attempts/attempt-keys.rules.ts';
import { MAIL_POLICY, MAILS_FROM_ADDRESS_POLICY } from '../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { LanguagesService } from '../../own-account/language/index.ts';
import { emailKey } from '../../../people/keys.rules.ts';
import { ResetMailsService } from './reset-mails.service.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

const QUEUE = 'account-forgotten-passwords';

/** Null if the address has no account: the job is queued all the same. */
interface ForgottenPassword {
  readonly userId: string | null;
  readonly language: string | null;
}

/**
 * Handles forgotten passwords. A request queues a job, whether or not the address has an account, and the job
 * creates the mail: so neither answer nor time reveals anything.
 */
@Injectable()
export class ForgottenPasswordsService implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly attempts: AttemptsService,
    private readonly languages: LanguagesService,
    private readonly mails: ResetMailsService,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(QUEUE);
    await this.jobs.work<ForgottenPassword>(QUEUE, (job, tx) => this.send(job, tx));
  }

  async ask(identity: Identity, email: string): Promise<void> {
    await this.attempts.take(mailsFromKey(identity.address), MAILS_FROM_ADDRESS_POLICY);
    await this.attempts.take(mailKey(email), MAIL_POLICY);
    const language = await this.languages.find(identity);
    const user = await this.userRows.findOneBy({ emailKey: emailKey(email) });
    const job: ForgottenPassword = { userId: user?.id ?? null, language };
    await this.db.transaction(tx => this.jobs.send(tx, QUEUE, job));
  }

  private async send({ userId, language }: ForgottenPassword, tx: SqlRunner): Promise<void> {
    if (userId) await this.mails.send(tx, userId, language);
  }
}
