import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { InjectSecret } from '../config/settings.module.ts';
import type { AttemptKey } from './attempt-keys.rules.ts';
import { type AttemptPolicy, waitsAfter } from './attempts.rules.ts';

const IS_OLD = 'a.last_at < now() - make_interval(secs => $3)';
const NEXT = `case when ${IS_OLD} then 1 else a.failures + 1 end`;
const WAIT = `($2::int[])[least(${NEXT}, cardinality($2::int[]))]`;

/** Counts, unless the key has to wait; of many at once each is counted. */
const TAKE = `
  with counted as (
    insert into account.failed_attempts as a (key, failures, account, address) values ($1, 1, $4, $5)
    on conflict (key) do update set failures = ${NEXT}, last_at = now(),
      blocked_until = case when ${WAIT} > 0 then now() + make_interval(secs => ${WAIT}) end
    where a.blocked_until is null or a.blocked_until <= now()
    returning 1
  )
  select exists (select from counted) as free,
    (select ceil(extract(epoch from blocked_until - now()))::int from account.failed_attempts where key = $1) as seconds`;

/** How long an address has to wait, by how many different accounts failed there and when the last did. */
const SLOWED = `
  select ceil(extract(epoch from max(last_at) - now()) + ($2::int[])[least(count(*)::int, cardinality($2::int[]))])::int as seconds
  from account.failed_attempts where address = $1 and last_at > now() - make_interval(secs => $3)`;

const GIVE_BACK = `
  update account.failed_attempts set failures = greatest(failures - 1, 0), blocked_until = null where key = $1`;

const tooMany = (seconds: number | null | undefined) =>
  new DomainError('auth/too-many-attempts', 'Too many attempts. Wait a little.', {
    retryAfter: Math.max(1, seconds ?? 1),
    params: { seconds: Math.max(1, seconds ?? 1) },
  });

/** Slows down who tries passwords, and what would fill mailboxes. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly db: DataSource,
    @InjectSecret() private readonly secret: string,
  ) {}

  /**
   * Counts an attempt before its outcome is known; success clears it. `account` is what it belongs to, `at` where
   * it was made.
   * @throws DomainError auth/too-many-attempts
   */
  async take(
    key: AttemptKey,
    policy: AttemptPolicy,
    { account, at }: { readonly account?: AttemptKey; readonly at?: AttemptKey | undefined } = {},
  ): Promise<void> {
    const rows: { free: boolean; seconds: number | null }[] = await this.db.query(TAKE, [
      this.hash(key),
      waitsAfter(policy),
      policy.forgottenAfterSeconds,
      account ? this.hash(account) : null,
      at ? this.hash(at) : null,
    ]);
    if (!rows[0]?.free) throw tooMany(rows[0]?.seconds);
  }

  /** @throws DomainError auth/too-many-attempts while so many different accounts have failed at an address */
  async demandCalm(address: AttemptKey, policy: AttemptPolicy): Promise<void> {
    const rows: { seconds: number | null }[] = await this.db.query(SLOWED, [
      this.hash(address),
      waitsAfter(policy),
      policy.forgottenAfterSeconds,
    ]);
    const seconds = rows[0]?.seconds ?? 0;
    if (seconds > 0) throw tooMany(seconds);
  }

  /** Takes one attempt back that succeeded. */
  async giveBack(tx: SqlRunner, key: AttemptKey): Promise<void> {
    await tx.query(GIVE_BACK, [this.hash(key)]);
  }

  /** Forgets failures, and all that belong to the account: after a success, and when a password is set anew. */
  async clear(tx: SqlRunner, key: AttemptKey): Promise<void> {
    await tx.query('delete from account.failed_attempts where key = $1 or account = $1', [this.hash(key)]);
  }

  private hash(key: AttemptKey): Buffer {
    return createHmac('sha256', this.secret).update(`attempts\n${key}`).digest();
  }
}
