import { type NotNull, sql } from '@burrow/service-kit';

interface ByPeriodRow {
  readonly begins: NotNull<string>;
  readonly classes: NotNull<number>;
  readonly students: NotNull<number>;
  readonly levels: NotNull<number>;
}

/** Periods of the kind $2 since $3 in the organisation $1: in how many classes somebody was active, and what they did. */
export const BY_PERIOD = sql<ByPeriodRow>`
  select p.begins::text as begins, count(*) filter (where p.students > 0)::int as classes,
    sum(p.students)::int as students, sum(p.levels)::int as levels
  from learning.classes c join learning.class_periods p on p.class_id = c.class_id
  where c.organization_id = $1 and p.period = $2 and p.begins >= $3 and ($4::uuid is null or c.class_id = $4)
  group by p.begins order by p.begins`;

interface ByClassRow {
  readonly class_id: string;
  readonly levels: NotNull<number>;
  readonly active_periods: NotNull<number>;
  readonly last_active: string | null;
}

/** The same by class; in no order that would rank them. */
export const BY_CLASS = sql<ByClassRow>`
  select c.class_id, sum(p.levels)::int as levels, count(*) filter (where p.students > 0)::int as active_periods,
    max(p.begins) filter (where p.students > 0)::text as last_active
  from learning.classes c join learning.class_periods p on p.class_id = c.class_id
  where c.organization_id = $1 and p.period = $2 and p.begins >= $3 and ($4::uuid is null or c.class_id = $4)
  group by c.class_id order by c.class_id`;
