import { type NotNull, sql } from '@burrow/service-kit';
import type { Entitlement } from '../entitlements/entitlement.rules.ts';

/** The time by which everything here goes. */
export const NOW = sql<{ readonly now: NotNull<Date> }>`select payment.now() as now`;

/** Nothing if it was so before. SQL because one statement says whether that changes anything. */
export const SET_AHEAD = sql<{ readonly one: boolean }>`
  update payment.clock set ahead = make_interval(secs => $1) where ahead <> make_interval(secs => $1) returning one`;

interface ToldRow {
  readonly kind: 'user' | 'organization' | null;
  readonly id: string | null;
  readonly version: number;
  readonly told: Entitlement | null;
}

/** What others know of ends, which they are told in a time of their own: all of it anew. */
export const TELL_AGAIN = sql<ToldRow>`
  update payment.accounts set version = version + 1
  where owner_id is not null and told ->> 'valid_until' is not null
  returning owner_kind as kind, owner_id as id, version, told`;
