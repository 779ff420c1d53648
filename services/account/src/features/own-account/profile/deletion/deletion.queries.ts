import { type NotNull, sql } from '@burrow/service-kit';

interface PlanRow {
  readonly email: string;
  readonly full_name: string;
  readonly language: string | null;
  readonly deletion_at: NotNull<Date>;
}

/** If requested again, the day that was announced stays. */
export const PLAN = sql<PlanRow>`
  with planned as (
    update account.users set deletion_at = coalesce(deletion_at, now() + make_interval(days => $2)), updated_at = now()
    where id = $1 returning email, full_name, language, deletion_at
  ) select * from planned`;
