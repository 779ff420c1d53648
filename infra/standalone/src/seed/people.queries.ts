import { type Database, StartError } from '@burrow/service-kit';
import { emailOf } from './people.table.ts';

const BY_ADDRESS = 'select id from account.users where email_key = $1';

async function idOf({ pool }: Database, key: string, sql: string, value: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(sql, [value]);
  if (!rows[0]) throw new StartError(`The seed did not make ${key}.`);
  return rows[0].id;
}

/** @throws StartError if nobody has the address */
export async function userIdByAddress({ pool }: Database, address: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(BY_ADDRESS, [address.toLowerCase()]);
  if (!rows[0]) throw new StartError(`Nobody has the address ${address}.`);
  return rows[0].id;
}

/** @throws StartError for somebody whom the seed did not create */
export const userIdOf = (database: Database, key: string): Promise<string> =>
  idOf(database, key, BY_ADDRESS, emailOf(key));

/** Returns a student of a family. @throws StartError for somebody whom the seed did not create */
export const studentIdOf = (database: Database, username: string): Promise<string> =>
  idOf(
    database,
    username,
    'select id from account.students where username_key = $1 and parent_id is not null',
    username,
  );

const has = async ({ pool }: Database, sql: string, id: string): Promise<boolean> =>
  (await pool.query(sql, [id])).rowCount !== 0;

/** Whether account knows a school. */
export const hasSchool = (database: Database, id: string): Promise<boolean> =>
  has(database, 'select 1 from account.organizations where id = $1', id);

/** Whether account knows a class. */
export const hasClass = (database: Database, id: string): Promise<boolean> =>
  has(database, 'select 1 from account.classes where id = $1', id);

/** Whether an adult belongs to a school. */
export const hasMember = (database: Database, userId: string): Promise<boolean> =>
  has(database, 'select 1 from organization.members where user_id = $1', userId);

/** Whether payment knows who looks after a student. */
export const hasBuyer = (database: Database, studentId: string): Promise<boolean> =>
  has(database, 'select 1 from payment.students where student_id = $1', studentId);

export const END_TRIAL = `update organization.organizations set trial_ends_at = now() - interval '1 day' where id = $1`;
