import { sql } from '@burrow/service-kit';

/** Held until the transaction ends: whoever waits for it sees what the one before has stored. */
export const HOLD_ACHIEVEMENTS = sql`select pg_advisory_xact_lock(hashtextextended('learning achievements ' || $1 || ' ' || ($2::uuid)::text, 0))`;
