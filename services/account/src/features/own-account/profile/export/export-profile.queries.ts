import { EXPORTED } from './exported-columns.table.ts';

const of = (table: keyof typeof EXPORTED, condition: string): string =>
  `select ${EXPORTED[table].map(column => `"${column}"`).join(', ')} from account.${table} where ${condition}`;

const MADE_BY = 'user_id = $1 or subject_user_id = $1';

/** Mails to an address that is only requested would reveal whether it has an account. */
const TO_THE_CALLER = "template not in ('change-email', 'already-registered')";

/** By the account's id. */
export const OF_USER = {
  user: of('users', 'id = $1'),
  students: of('students', 'parent_id = $1 order by created_at'),
  sessions: of('sessions', 'user_id = $1 order by created_at'),
  mails: of('emails', `user_id = $1 and ${TO_THE_CALLER} order by created_at`),
  feedback: of('feedback', 'user_id = $1 or student_id in (select id from account.students where parent_id = $1) order by created_at'),
  events: of('audit', `${MADE_BY} order by at`),
  tokens: of('tokens', 'user_id = $1 order by created_at'),
  secondFactor: of('second_factors', 'user_id = $1'),
  recoveryCodes: of('recovery_codes', 'user_id = $1'),
  plan: of('entitlements', "owner_kind = 'user' and owner_id = $1"),
} as const; // prettier-ignore

/** By the student's id, for a student who is logged in. */
export const OF_STUDENT = {
  students: of('students', 'id = $1'),
  sessions: of('sessions', 'student_id = $1 and is_student order by created_at'),
  feedback: of('feedback', 'student_id = $1 order by created_at'),
  events: of('audit', 'student_id = $1 and user_id is null or subject_student_id = $1 order by at'),
} as const;
