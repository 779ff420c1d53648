import { type NotNull, sql } from '@burrow/service-kit';

/** Says whether somebody else looks after the student now than the copy said. */
export const KEEP_STUDENT = sql<{ readonly isMoved: NotNull<boolean> }>`
  with before as (select parent_id, organization_id from payment.students where student_id = $1)
  insert into payment.students as kept (student_id, version, parent_id, removed_at, organization_id)
  values ($1, $2, $3, case when $4 then payment.now() end, $5)
  on conflict (student_id) do update set version = excluded.version, parent_id = excluded.parent_id,
    removed_at = excluded.removed_at, organization_id = excluded.organization_id,
    since = case when kept.parent_id is distinct from excluded.parent_id then payment.now() else kept.since end
  where kept.version <= excluded.version
  returning $4 or exists (
    select 1 from before where parent_id is distinct from kept.parent_id
      or organization_id is distinct from kept.organization_id) as "isMoved"`;

/** The courses and seats of a student are nobody's again, and no order is for them any more: nothing gives them back later. */
export const FREE = sql<{ readonly account: string }>`
  with freed as (delete from payment.assignments where student_id = $1 returning purchase_id),
    unordered as (update payment.orders set student_id = null where student_id = $1),
    left_seats as (delete from payment.given_seats where student_id = $1 returning purchase_id)
  select distinct account_id as account from payment.purchases
  where id in (select purchase_id from freed union select purchase_id from left_seats) order by account_id`;
