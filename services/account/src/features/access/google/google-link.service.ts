import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { userKey } from '../../../attempts/attempt-keys.rules.ts';
import { LogInAttemptsService } from '../../../attempts/log-in-attempts.service.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { demandSession } from '../second-factor/index.ts';
import { GoogleAccountsService } from './google-accounts.service.ts';
import { FIND, SPEND, type WaitingLink } from './google-link.queries.ts';

const invalid = () => new DomainError('auth/token-invalid', 'Start again with Google.');

/** Links Google to the account that has its address, with that account's password. */
@Injectable()
export class GoogleLinkService {
  constructor(
    private readonly accounts: GoogleAccountsService,
    private readonly passwords: PasswordsService,
    private readonly attempts: LogInAttemptsService,
    private readonly db: DataSource,
  ) {}

  /** Wrong passwords count like those of a log-in. */
  async link(identity: Identity, password: string): Promise<BegunSession> {
    const waiting = await this.find(identity);
    const attempt = await this.attempts.take(identity, userKey(waiting.email), waiting.user_id);
    if (!(await this.passwords.verify(waiting.password_hash, password)))
      throw new DomainError('auth/wrong-credentials', 'The password is wrong.');
    const admission = await this.db.transaction(async tx => {
      const spent = await SPEND.rows(tx, [waiting.hash, waiting.password_hash]);
      if (spent.length === 0) throw invalid();
      await this.attempts.forget(tx, attempt);
      const logIn = await this.accounts.linkAndBegin(tx, identity, waiting.user_id, waiting.subject);
      if (logIn === 'taken')
        throw new DomainError('auth/google-taken', 'One of the two accounts is already linked.');
      return logIn;
    });
    return demandSession(admission);
  }

  private async find({ visitor }: Identity): Promise<WaitingLink> {
    const rows = await FIND.rows(this.db, [visitor]);
    if (!rows[0]) throw invalid();
    return rows[0];
  }
}
