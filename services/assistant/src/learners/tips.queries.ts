import { type NotNull, sql } from '@burrow/service-kit';

export const USED = sql<{ readonly kind: NotNull<number>; readonly all: NotNull<number> }>`
  select coalesce(sum(count) filter (where execution_type = $3), 0)::int as kind, coalesce(sum(count), 0)::int as all
  from assistant.daily_tips where learner_kind = $1 and learner_id = $2 and day = $4`;

export const COUNT = sql`
  insert into assistant.daily_tips as kept (learner_kind, learner_id, execution_type, day, count)
  values ($1, $2, $3, $4, 1)
  on conflict (learner_kind, learner_id, execution_type, day) do update set count = kept.count + 1`;

/** Adds a key to what was said in this sitting; $7 keys are kept, the last ones. */
export const ADD_SAID = sql`
  insert into assistant.advice as kept (learner_kind, learner_id, course, level, given, trail) values ($1, $2, $3, $4, array[$5], $6)
  on conflict (learner_kind, learner_id, course, level) do update set
    given = (case when kept.given_at > now() - interval '30 minutes' then kept.given else '{}' end || excluded.given)
      [greatest(1, case when kept.given_at > now() - interval '30 minutes' then cardinality(kept.given) else 0 end + 2 - $7):],
    trail = excluded.trail, given_at = now()`;
