import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { Seeded } from '../src/seed/seed-platform.ts';
import { type Started, Visitor } from './platform.harness.ts';

const SCHEMAS = ['account', 'assistant', 'learning', 'organization', 'payment'];

const TABLES = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' order by 1`;
const KEYS = `
  select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key
  from pg_constraint where connamespace::regnamespace::text = any($1) order by 1`;
const SEQUENCES = `
  select schemaname || '.' || sequencename as name, last_value from pg_sequences where schemaname = any($1) order by 1`;

/** What a database holds, so that two can be compared: a hash of each table, sequences, constraints, triggers that are off. */
export async function contentOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rowsOf = async (statement: string) => (await client.query(statement, [SCHEMAS])).rows;
  const tables: Record<string, string> = {};
  for (const { name } of (await rowsOf(TABLES)) as { name: string }[]) {
    const hash = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as hash from ${name} t`;
    tables[name] = (await client.query<{ hash: string }>(hash)).rows[0]?.hash ?? '';
  }
  const content = { tables, keys: await rowsOf(KEYS), sequences: await rowsOf(SEQUENCES) };
  const off = await client.query(`select tgname from pg_trigger where tgenabled <> 'O'`);
  await client.end();
  return { ...content, off: off.rows };
}

/** Logs in by a password, and by a code if one is asked for. */
export async function enter({ url }: Started, login: string, password: string, code: string) {
  const visitor = new Visitor(url);
  const first = await visitor.post('/api/auth/login', { login, password });
  const isAsked = (first.body as { code?: string }).code === 'auth/second-factor-needed';
  const { status, body } = isAsked ? await visitor.post('/api/auth/second-factor', { code }) : first;
  return { isAsked, status, code: (body as { code?: string }).code };
}

/** Somebody with a second factor, and what their app shows. */
export function staffOf(people: readonly Seeded[]) {
  const person = people.find(each => each.totp_key);
  if (!person?.totp_key) throw new Error('nobody has a second factor');
  const totp = new TOTP({ secret: Secret.fromBase32(person.totp_key) });
  return { ...person, code: () => totp.generate() };
}
