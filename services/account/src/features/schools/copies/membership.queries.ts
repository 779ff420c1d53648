import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

const NEWER = sqlPart`id = $1 and parent_id is null and membership_version <= $2`;

export const HOLD_LEAVING = sql`select 1 from account.students where ${NEWER} for update`;

/** Ends the student's sessions; a teacher who had chosen the student stays logged in. */
export const LEAVES = sql`
  with unchosen as (update account.sessions set student_id = null where student_id = $1 and not is_student),
  ended as (delete from account.sessions where student_id = $1 and is_student)
  update account.students set left_at = coalesce(left_at, now()), class_id = null, membership_version = $2 where id = $1`;

/** Returns a row if anything changed by it. */
export const BELONGS = sql`
  with before as (select organization_id, class_id, left_at from account.students where ${NEWER} for update),
  after as (
    update account.students set organization_id = $3, class_id = $4, left_at = null, membership_version = $2
    where ${NEWER}
  )
  select 1 from before
  where organization_id is distinct from $3::uuid or class_id is distinct from $4::uuid or left_at is not null`;

/** Where a user works, and as what. Nothing for what is older than what is known. */
export const WORKS = sql<{ readonly has_moved: NotNull<boolean> }>`
  with before as (
    select id, organization_id from account.users where id = $1 and membership_version <= $2 for update
  ), after as (
    update account.users set organization_id = $3, user_type = $4, membership_version = $2, updated_at = now()
    where id in (select id from before)
  ) select organization_id is distinct from $3::uuid as has_moved from before`;

/** SQL because the handler of an event writes it. */
export const FORGET_OTHERS = sql`delete from account.other_memberships where user_id = $1`;

/** To which schools a user belongs besides. */
export const KEEP_OTHERS = sql`
  insert into account.other_memberships (user_id, organization_id, role)
  select $1, organization_id, role from jsonb_to_recordset($2::jsonb) as other(organization_id uuid, role text)`;

/**
 * What a session had of the school of before: the student chosen there, and whoever acts as its teacher, as an administrator
 * of it may; staff may act as them anywhere. SQL because the handler of an event writes it.
 */
export const LEAVE_BEHIND = [
  sql`update account.sessions set student_id = null where user_id = $1 and not is_student and student_id is not null`,
  sql`delete from account.sessions s where user_id = $1 and not is_student and impersonator_id is not null
      and not exists (select 1 from account.users i where i.id = s.impersonator_id and i.is_staff)`,
];
