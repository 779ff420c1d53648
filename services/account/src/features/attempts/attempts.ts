import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { InjectSecret } from '../../config/settings.module.ts';
import type { AttemptKey } from './attempt-keys.rules.ts';
import { type AttemptPolicy, waitsAfter } from './attempts.rules.ts';

const IS_OLD = 'a.last_at < now() - make_interval(secs => $3)';
const NEXT = `case when ${IS_OLD} then 1 else a.failures + 1 end`;
const WAIT = `($2::int[])[least(${NEXT}, cardinality($2::int[]))]`;

/** Counts, unless the key has to wait; of many at once each is counted. */
const TAKE = `
  with counted as (
    insert into account.failed_attempts as a (key, failures) values ($1, 1)
    on conflict (key) do update set failures = ${NEXT}, last_at = now(),
      blocked_until = case when ${WAIT} > 0 then now() + make_interval(secs => ${WAIT}) end
    where a.blocked_until is null or a.blocked_until <= now()
    returning 1
  )
  select exists (select from counted) as free,
    (select ceil(extract(epoch from blocked_until - now()))::int from account.failed_attempts where key = $1) as seconds`;

const BLOCKED = `
  select ceil(extract(epoch from blocked_until - now()))::int as seconds
  from account.failed_attempts where key = $1 and blocked_until > now()`;

const tooMany = (seconds: number | null | undefined) =>
  new DomainError('auth/too-many-attempts', 'Too many attempts. Wait a little.', {
    retryAfter: Math.max(1, seconds ?? 1),
    params: { seconds: Math.max(1, seconds ?? 1) },
  });

/** Slows down who tries passwords, and what would fill mailboxes. */
@Injectable()
export class Attempts {
  constructor(
    @Inject(DataSource) private readonly db: DataSource,
    @InjectSecret() private readonly secret: string,
  ) {}

  /** Counts an attempt before its outcome is known; success clears it. @throws DomainError auth/too-many-attempts */
  async take(key: AttemptKey, policy: AttemptPolicy): Promise<void> {
    const { free, seconds } = await this.count(key, policy);
    if (!free) throw tooMany(seconds);
  }

  /** Counts a failure. */
  async note(key: AttemptKey, policy: AttemptPolicy): Promise<void> {
    await this.count(key, policy);
  }

  /** @throws DomainError auth/too-many-attempts while the key has to wait */
  async demandFree(key: AttemptKey): Promise<void> {
    const rows: { seconds: number }[] = await this.db.query(BLOCKED, [this.hash(key)]);
    if (rows[0]) throw tooMany(rows[0].seconds);
  }

  /** Forgets failures: after a success, and when a password is set anew. */
  async clear(tx: SqlRunner, key: AttemptKey): Promise<void> {
    await tx.query('delete from account.failed_attempts where key = $1', [this.hash(key)]);
  }

  private async count(
    key: AttemptKey,
    policy: AttemptPolicy,
  ): Promise<{ free: boolean; seconds: number | null }> {
    const rows: { free: boolean; seconds: number | null }[] = await this.db.query(TAKE, [
      this.hash(key),
      waitsAfter(policy),
      policy.forgottenAfterSeconds,
    ]);
    return rows[0] ?? { free: false, seconds: null };
  }

  private hash(key: AttemptKey): Buffer {
    return createHmac('sha256', this.secret).update(`attempts\n${key}`).digest();
  }
}
