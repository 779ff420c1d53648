import { sql, sqlPart, SqlPart } from '@burrow/service-kit';
import { EXPORTED } from './exported-columns.table.ts';

/** Which columns go with it is in the table, and a test of it asks the database. */
const of = (table: keyof typeof EXPORTED, condition: SqlPart) => {
  const columns = new SqlPart(EXPORTED[table].map(column => `"${column}"`).join(', '));
  return sql<
    Record<string, unknown>
  >`select ${columns} from account.${new SqlPart(table)} where ${condition}`;
};

const MADE_BY = sqlPart`user_id = $1 or subject_user_id = $1`;

/** Mails to an address that is only requested would reveal whether it has an account. */
const TO_THE_CALLER = sqlPart`template not in ('change-email', 'already-registered')`;

/** By the account's id. */
export const OF_USER = {
  user: of('users', sqlPart`id = $1`),
  students: of('students', sqlPart`parent_id = $1 order by created_at`),
  sessions: of('sessions', sqlPart`user_id = $1 order by created_at`),
  mails: of('emails', sqlPart`user_id = $1 and ${TO_THE_CALLER} order by created_at`),
  feedback: of(
    'feedback',
    sqlPart`user_id = $1 or student_id in (select id from account.students where parent_id = $1) order by created_at`,
  ),
  events: of('audit', sqlPart`${MADE_BY} order by at`),
  acts: of(
    'student_acts',
    sqlPart`student_id in (select id from account.students where parent_id = $1) order by at`,
  ),
  otherMemberships: of('other_memberships', sqlPart`user_id = $1 order by organization_id`),
  tokens: of('tokens', sqlPart`user_id = $1 order by created_at`),
  secondFactor: of('second_factors', sqlPart`user_id = $1`),
  recoveryCodes: of('recovery_codes', sqlPart`user_id = $1`),
  plan: of('entitlements', sqlPart`owner_kind = 'user' and owner_id = $1`),
} as const;

/** By the student's id, for a student who is logged in. */
export const OF_STUDENT = {
  students: of('students', sqlPart`id = $1`),
  sessions: of('sessions', sqlPart`student_id = $1 and is_student order by created_at`),
  feedback: of('feedback', sqlPart`student_id = $1 order by created_at`),
  events: of('audit', sqlPart`student_id = $1 and user_id is null or subject_student_id = $1 order by at`),
} as const;
