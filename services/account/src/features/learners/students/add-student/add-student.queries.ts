import { type NotNull, sql } from '@burrow/service-kit';

export const COUNT = sql<{
  readonly count: NotNull<number>;
}>`select count(*)::int as count from account.students where parent_id = $1`;

export const HOLD_PARENT = sql`select 1 from account.users where id = $1 for update`;
