import { sql } from '@burrow/service-kit';

/** Somebody was erased: what they did and what was done to them stays, without them. */
export const FORGET = sql`
  update organization.audit set user_id = nullif(user_id, $1::uuid),
    impersonator_id = nullif(impersonator_id, $1::uuid), subject_id = nullif(subject_id, $1::uuid)
  where user_id = $1 or impersonator_id = $1 or subject_id = $1`;

/** The entry $1 was about each of the students $2 of whom there still is a row. */
export const ABOUT_EACH = sql`
  insert into organization.audit_students (student_id, audit_id)
  select student_id, $1 from organization.students where student_id = any ($2::uuid[])`;
