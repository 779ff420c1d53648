import { sql } from '@burrow/service-kit';

/** A student's codes stop working. */
export const WITHDRAW = sql`delete from account.tokens where purpose = 'hand-over' and data->>'student_id' = $1::text`;

/** Whoever is taken back is not away any more. */
export const SEEN_TODAY = sql`update account.students set last_seen_on = current_date where id = $1`;
