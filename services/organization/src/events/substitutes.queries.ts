import type { Substitute } from '@burrow/contracts';
import { sql } from '@burrow/service-kit';

interface SubstituteRow {
  readonly userId: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** Who has the class $1 for some days, now or later. */
export const SUBSTITUTES = sql<SubstituteRow>`
  select user_id as "userId", begins_at as "beginsAt", ends_at as "endsAt" from organization.class_substitutes
  where class_id = $1 and ends_at > now() order by begins_at, user_id`;

export const shownSubstitute = ({ userId, beginsAt, endsAt }: SubstituteRow): Substitute => ({
  user_id: userId,
  begins_at: beginsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
