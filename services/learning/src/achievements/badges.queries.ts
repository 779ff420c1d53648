import { type NotNull, sql } from '@burrow/service-kit';
import type { BadgeId } from '@burrow/contracts';

/** $3 is a list of steps as JSON, $4 and $5 are where they were taken. A step that was taken before changes nothing. */
export const ADD_STEPS = sql<{ readonly badge: BadgeId }>`
  insert into learning.badge_steps (learner_kind, learner_id, badge, step, course, level)
  select $1, $2, given.badge, given.key, $4, $5 from jsonb_to_recordset($3) as given (badge text, key text)
  on conflict do nothing returning badge`;

/** Badges, each with the number of steps that it needs, as JSON in $3. Granted once, however often it is asked. */
export const GRANT = sql<{ readonly badge: BadgeId }>`
  insert into learning.badges (learner_kind, learner_id, badge, course, level)
  select $1, $2, given.badge, $4, $5
  from jsonb_to_recordset($3) as given (badge text, needed int)
  where (select count(*) from learning.badge_steps s
    where s.learner_kind = $1 and s.learner_id = $2 and s.badge = given.badge) >= given.needed
  on conflict do nothing returning badge`;

interface OwnBadgesRow {
  readonly badge: BadgeId;
  readonly have: NotNull<number>;
  readonly granted_at: Date | null;
  readonly course: string | null;
  readonly level: string | null;
}

export const OWN_BADGES = sql<OwnBadgesRow>`
  select s.badge, count(*)::int as have, b.granted_at, b.course, b.level
  from learning.badge_steps s
  left join learning.badges b
    on b.learner_kind = s.learner_kind and b.learner_id = s.learner_id and b.badge = s.badge
  where s.learner_kind = $1 and s.learner_id = $2
  group by s.badge, b.granted_at, b.course, b.level`;
