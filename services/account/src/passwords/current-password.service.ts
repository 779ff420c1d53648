import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { AttemptKey } from '../attempts/attempt-keys.rules.ts';
import { ACCOUNT_POLICY } from '../attempts/attempts.rules.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { DataSource } from 'typeorm';
import { PasswordsService } from './passwords.service.ts';

/** Attempts at the current password by somebody who is logged in, counted separately from log-ins. */
export const ownPasswordKey = (id: string): AttemptKey => `own password:${id}`;

const wrong = () =>
  new DomainError('auth/wrong-password', 'This is not the current password.', {
    detail: [{ path: 'current_password', message: 'wrong' }],
  });

/** Asks people who are logged in for their password again, before actions that only the owner may take. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly passwords: PasswordsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * `id` is the user or student; without a hash there is no password to ask for (Google).
   * @throws DomainError auth/wrong-password, auth/too-many-attempts
   */
  async demand(id: string, passwordHash: string | null, given: string | undefined): Promise<void> {
    if (passwordHash === null) return;
    if (given === undefined) throw wrong();
    const key = ownPasswordKey(id);
    await this.attempts.take(key, ACCOUNT_POLICY);
    if (!(await this.passwords.verify(passwordHash, given))) throw wrong();
    await this.attempts.clear(this.dataSource, key);
  }
}
