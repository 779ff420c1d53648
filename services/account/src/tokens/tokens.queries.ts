import { sql } from '@burrow/service-kit';
import type { TokenPurpose } from './token-lifetimes.table.ts';

export const ISSUE = sql`
  insert into account.tokens (hash, purpose, user_id, email, visitor_id, data, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`;

export interface Token {
  readonly purpose: TokenPurpose;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly visitor_id: string | null;
  readonly data: Record<string, unknown>;
}

/** Only one of several simultaneous attempts gets the row. */
export const SPEND = sql<Token>`
  with spent as (
    update account.tokens set used_at = now()
    where hash = $1 and purpose = any($2) and used_at is null and expires_at > now()
    returning purpose, user_id, email, visitor_id, data
  ) select * from spent`;
