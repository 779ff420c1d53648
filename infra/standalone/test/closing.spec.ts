import { type LastSchoolExport, type ServiceName, SERVICES } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { MAIN, runOf, start, type Started, Visitor } from './platform.harness.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

const CLOSING = '/api/organization/closing';
const EXPORT = '/api/organization/export';
const SCHEMAS = Object.values(SERVICES).map(({ schema }) => schema);

/** Ids without anything else, so that an older event that arrives late brings nobody back; and what open pages are told, for ten minutes. */
const GONE = new Set([
  'learning.tombstones',
  'assistant.tombstones',
  'organization.erased',
  'account.organizations',
  'account.stream_messages',
  'payment.students',
]);

let folder: string;
let database: SeededDatabase;
let client: pg.Client;
let env: Record<string, string>;
let platform: Started;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-closing-'));
  database = await seededDatabase();
  env = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' };
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  platform = await start(MAIN.platform, env);
});
afterAll(async () => {
  await platform.stop();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const personOf = (key: string) => database.people.person(key);
const as = (key: string): Visitor => new Visitor(platform.url, `session=${personOf(key).session}`);

/** The tables in which a text is, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE'`,
    [SCHEMAS satisfies readonly ServiceName[]],
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const sql = `select 1 from ${name} t where to_jsonb(t)::text ilike '%' || $1 || '%' limit 1`;
    if ((await client.query(sql, [text])).rowCount) found.push(name);
  }
  return found;
}

const isQuiet = async (): Promise<boolean> =>
  (
    await client.query(
      `select 1 from jobs.job where name like 'events-%' and state in ('created', 'retry', 'active')`,
    )
  ).rowCount === 0;

async function idsOf(sql: string, school: string): Promise<string[]> {
  return (await client.query<{ id: string }>(sql, [school])).rows.map(({ id }) => id);
}

/** Downloads the school's export once it is ready. */
async function downloaded(who: Visitor): Promise<Unzipped> {
  for (;;) {
    const { export: last } = (await who.get(EXPORT)).body as LastSchoolExport;
    if (last?.state === 'ready') break;
    await delay(50);
  }
  const answer = await fetch(`${platform.url}${EXPORT}/file`, { headers: { cookie: who.cookie } });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

test('an export contains all of a school, also if the platform was killed while it was made', async () => {
  await as('zoe').post('/api/level/update/python', runOf('player.move_forward(4)'));
  expect((await as('admin').get(`${EXPORT}/file`)).status).toBe(404);
  expect((await as('admin').post(EXPORT)).body).toMatchObject({ state: 'making' });
  await platform.stop('SIGKILL');
  platform = await start(MAIN.platform, env);
  const files = await downloaded(as('admin'));
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.ar.txt', 'README.en.txt', 'assignments.csv']),
  );
  expect(JSON.parse(text('organization.json'))).toMatchObject({ slug: 'meadow' });
  expect(text('classes.csv')).toContain('Class 4a');
  expect(text('teachers.csv')).toContain(personOf('teacher').login);
  expect(text('audit.csv')).toContain('export-asked');
  expect(text('students.csv')).toContain('zoe');
  expect(text('progress.csv')).toContain('zoe,python,intro-level1,in_progress');
  expect(text('work/zoe.json')).toContain('player.move_forward(4)');
  const hashes = await client.query<{ hash: string }>('select password_hash as hash from account.students');
  for (const content of Object.values(files))
    for (const { hash } of hashes.rows) expect(strFromU8(content)).not.toContain(hash);
  expect((await as('teacher').get(`${EXPORT}/file`)).status).toBe(403);
});

test('a school is closed with the password, may stay, and is erased with its students in every service', async () => {
  const { organization_id: school } = (await as('admin').get('/api/auth/current')).body as {
    organization_id: string;
  };
  await as('zoe').post('/api/level/update/python', runOf('player.move_forward(1)'));
  const { password } = personOf('admin');
  expect((await as('admin').post(CLOSING, { current_password: 'a wrong guess' })).status).toBe(422);
  const close = async () => (await as('admin').post(CLOSING, { current_password: password })).body;
  expect(await close()).toMatchObject({ details: { closes_at: expect.any(String) } });
  expect((await as('admin').call('DELETE', CLOSING)).body).toMatchObject({ details: { closes_at: null } });
  await close();
  const { mails } = (await as('admin').get('/api/user/outbox')).body as {
    mails: { to: string; text: string }[];
  };
  expect(mails.filter(({ text }) => text.includes('asked to close')).map(({ to }) => to)).toContain(
    personOf('admin').login,
  );

  const students = await idsOf(
    'select student_id as id from organization.students where organization_id = $1',
    school,
  );
  const classes = await idsOf('select id from organization.classes where organization_id = $1', school);
  expect([students.includes(personOf('zoe').student_id ?? ''), classes.length > 0]).toEqual([true, true]);
  const teacher = personOf('teacher').user_id ?? '';

  await client.query(`update organization.organizations set closes_at = now() where id = $1`, [school]);
  await platform.stop();
  platform = await start(MAIN.platform, env);
  const isThere = async () =>
    (await idsOf('select id from organization.organizations where id = $1', school)).length > 0;
  while ((await isThere()) || !(await isQuiet())) await delay(50);

  const { rows } = await client.query('select name, slug from account.organizations where id = $1', [school]);
  expect(rows).toEqual([{ name: '', slug: '' }]);
  for (const id of [school, ...classes, ...students])
    expect((await tablesWith(id)).filter(table => !GONE.has(table))).toEqual([]);
  const { rows: kept } = await client.query(
    'select distinct parent_id, organization_id from payment.students where student_id = any($1)',
    [students],
  );
  expect(kept).toEqual([{ parent_id: null, organization_id: null }]);
  expect(await tablesWith(teacher)).toContain('account.users');
  expect((await as('teacher').get('/api/auth/current')).body).toMatchObject({ organization_id: null });
});
