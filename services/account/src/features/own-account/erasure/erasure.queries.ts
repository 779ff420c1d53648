import { type NotNull, sql } from '@burrow/service-kit';
import type { SqlRunner } from '@burrow/service-kit';

interface HoldUserRow {
  readonly email: string;
  readonly email_key: string;
  readonly language: string | null;
  readonly is_confirmed: NotNull<boolean>;
}

export const HOLD_USER = sql<HoldUserRow>`
  select email, email_key, language, email_verified_at is not null as is_confirmed
  from account.users where id = $1 for update`;

export const HOLD_STUDENTS = sql<{
  readonly id: string;
}>`select id from account.students where parent_id = $1 order by id for update`;

/** SQL because one list erases what many tables have. */
export const OF_STUDENT = [
  // A parent who had chosen the student stays logged in.
  sql`update account.sessions set student_id = null where student_id = $1 and not is_student`,
  sql`update account.audit set detail = '{}', student_id = nullif(student_id, $1),
     subject_student_id = nullif(subject_student_id, $1)
   where $1 in (student_id, subject_student_id)`,
  sql`update account.classes set guest_ids = array_remove(guest_ids, $1::uuid) where guest_ids @> array[$1::uuid]`,
  sql`delete from account.tokens where data->>'student_id' = $1::text`,
  sql`update account.student_requests set student_ids = array_remove(student_ids, $1) where $1 = any(student_ids)`,
  sql`update account.entitlements set assignments =
     (select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(assignments) a where a->>'student_id' <> $1::text)
   where assignments @> jsonb_build_array(jsonb_build_object('student_id', $1::text))`,
];

/** SQL because one list erases what many tables have. */
export const OF_USER = [
  // What the person did names whom it was done to: the person's own students, who are erased too, or mails they caused.
  sql`update account.audit set detail = '{}', user_id = null, student_id = null, impersonator_id = null,
     subject_user_id = null, subject_student_id = null
   where user_id = $1`,
  sql`update account.audit set detail = '{}', impersonator_id = nullif(impersonator_id, $1),
     subject_user_id = nullif(subject_user_id, $1)
   where $1 in (impersonator_id, subject_user_id)`,
  sql`delete from account.entitlements where owner_kind = 'user' and owner_id = $1`,
  sql`update account.classes set teacher_ids = array_remove(teacher_ids, $1) where $1 = any(teacher_ids)`,
  sql`update account.classes set substitutes = coalesce(
      (select jsonb_agg(each) from jsonb_array_elements(substitutes) each where each ->> 'user_id' <> $1::text), '[]')
    where substitutes @> jsonb_build_array(jsonb_build_object('user_id', $1::text))`,
  sql`delete from account.emails where user_id = $1`,
  sql`delete from account.users where id = $1`,
];

export const OF_ADDRESS = [
  sql`delete from account.emails where recipient_hash = sha256(convert_to($1, 'UTF8'))`,
  sql`delete from account.tokens where lower(email) = $1`,
  sql`delete from account.feedback where lower(email) = $1`,
];

/** Removes a student from every table but their own; sessions and feedback are deleted with the student's row. */
export async function forgetStudent(tx: SqlRunner, id: string): Promise<void> {
  for (const statement of OF_STUDENT) await statement.run(tx, [id]);
}

/** Removes an account from every table; its students were removed before. */
export async function forgetUser(tx: SqlRunner, id: string, emailKey: string): Promise<void> {
  for (const statement of OF_USER) await statement.run(tx, [id]);
  for (const statement of OF_ADDRESS) await statement.run(tx, [emailKey]);
}
