import { type NotNull, sql } from '@burrow/service-kit';

export const LOCK = sql<{
  readonly max_students: number | null;
}>`select max_students from account.organizations where id = $1 and not removed for update`;

/** SQL because it is about the rows that LOCK keeps others from adding. */
export const COUNT = sql<{
  readonly taken: NotNull<number>;
}>`select count(*)::int as taken from account.students where organization_id = $1 and left_at is null`;
