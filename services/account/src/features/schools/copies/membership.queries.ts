import { sql, sqlPart } from '@burrow/service-kit';

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
