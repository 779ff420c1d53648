import { sql } from '@burrow/service-kit';

export const COUNT_LEARNER = sql<{ readonly count: number }>`
  insert into learning.daily_runs as runs (learner_kind, learner_id, execution_type, day, count)
  values ($1, $2, $3, $4, 1)
  on conflict (learner_kind, learner_id, execution_type, day)
  do update set count = runs.count + 1 where $5::int is null or runs.count < $5
  returning count`;

export const COUNT_ADDRESS = sql<{ readonly count: number }>`
  insert into learning.address_runs as runs (day, address_hash, counted, count) values ($1, $2, $3, 1)
  on conflict (day, address_hash, counted) do update set count = runs.count + 1 where runs.count < $4
  returning count`;

/** SQL because each level that is opened asks: it is hot. */
export const USED = sql<{ readonly count: number }>`
  select count from learning.daily_runs
  where learner_kind = $1 and learner_id = $2 and execution_type = $3 and day = $4`;
