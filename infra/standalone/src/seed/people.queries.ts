import { type Database, type SqlRunner, StartError } from '@burrow/service-kit';
import { emailOf } from './people.table.ts';

/** Where the seed's events are stored: each one separately. */
export const runnerOf = ({ pool }: Database): SqlRunner => ({
  query: async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as unknown[],
}) as SqlRunner; // prettier-ignore

async function idOf({ pool }: Database, key: string, sql: string, value: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(sql, [value]);
  if (!rows[0]) throw new StartError(`The seed did not make ${key}.`);
  return rows[0].id;
}

/** @throws StartError for somebody whom the seed did not create */
export const userIdOf = (database: Database, key: string): Promise<string> =>
  idOf(database, key, 'select id from account.users where email_key = $1', emailOf(key));

/** Returns a student of a family. @throws StartError for somebody whom the seed did not create */
export const studentIdOf = (database: Database, username: string): Promise<string> =>
  idOf(database, username, 'select id from account.students where username_key = $1 and parent_id is not null', username); // prettier-ignore
