import { DomainError, signingKey, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { InjectSecret } from '../config/settings.module.ts';
import type { AttemptKey } from './attempt-keys.rules.ts';
import { type AttemptPolicy, waitsAfter } from './attempts.rules.ts';
import { CLEAR, GIVE_BACK, SLOWED, TAKE } from './attempts.queries.ts';

const tooMany = (seconds: number | null | undefined) =>
  new DomainError('auth/too-many-attempts', 'Too many attempts. Wait a while.', {
    retryAfter: Math.max(1, seconds ?? 1),
    params: { seconds: Math.max(1, seconds ?? 1) },
  });

interface Belonging {
  readonly account?: AttemptKey;
  readonly at?: AttemptKey | undefined;
  readonly tx?: SqlRunner;
}

/** Slows down people who try passwords, and actions that would fill mailboxes. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly db: DataSource,
    @InjectSecret() private readonly secret: string,
  ) {}

  /**
   * Counts an attempt before its outcome is known; success clears it. `account` is what it belongs to, `at` where
   * it was made. With `tx` it counts only if the transaction commits.
   * @throws DomainError auth/too-many-attempts
   */
  async take(
    key: AttemptKey,
    policy: AttemptPolicy,
    { account, at, tx = this.db }: Belonging = {},
  ): Promise<void> {
    const rows = await TAKE.rows(tx, [
      this.hash(key),
      waitsAfter(policy),
      policy.forgottenAfterSeconds,
      account ? this.hash(account) : null,
      at ? this.hash(at) : null,
    ]);
    if (!rows[0]?.free) throw tooMany(rows[0]?.seconds);
  }

  /** @throws DomainError auth/too-many-attempts while this many different accounts have failed at an address */
  async demandCalm(address: AttemptKey, policy: AttemptPolicy): Promise<void> {
    const rows = await SLOWED.rows(this.db, [
      this.hash(address),
      waitsAfter(policy),
      policy.forgottenAfterSeconds,
    ]);
    const seconds = rows[0]?.seconds ?? 0;
    if (seconds > 0) throw tooMany(seconds);
  }

  /** Removes an attempt that succeeded from the count. */
  async giveBack(tx: SqlRunner, key: AttemptKey): Promise<void> {
    await GIVE_BACK.run(tx, [this.hash(key)]);
  }

  /** Forgets failures, and all that belong to the account: after a success, and when a new password is set. */
  async clear(tx: SqlRunner, key: AttemptKey): Promise<void> {
    await CLEAR.run(tx, [this.hash(key)]);
  }

  private hash(key: AttemptKey): Buffer {
    return createHmac('sha256', signingKey(this.secret)).update(`attempts\n${key}`).digest();
  }
}
