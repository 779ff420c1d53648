import { type NotNull, sql } from '@burrow/service-kit';

export const USED = sql<{ readonly kind: NotNull<number>; readonly all: NotNull<number> }>`
  select coalesce(sum(count) filter (where execution_type = $3), 0)::int as kind, coalesce(sum(count), 0)::int as all
  from assistant.daily_tips where learner_kind = $1 and learner_id = $2 and day = $4`;

export const COUNT = sql`
  insert into assistant.daily_tips as kept (learner_kind, learner_id, execution_type, day, count)
  values ($1, $2, $3, $4, 1)
  on conflict (learner_kind, learner_id, execution_type, day) do update set count = kept.count + 1`;

export const KEEP_GIVEN = sql`
  insert into assistant.advice (learner_kind, learner_id, course, level, given, trail) values ($1, $2, $3, $4, $5, $6)
  on conflict (learner_kind, learner_id, course, level) do update set given = excluded.given, trail = excluded.trail, given_at = now()`;
