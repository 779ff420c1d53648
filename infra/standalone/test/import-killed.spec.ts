import { type CheckedImport, ImportStateSchema, SchoolStudentsSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { MAIN, start, type Started, Visitor } from './platform.harness.ts';
import { type People, type SeededDatabase, seededDatabase } from './seeded.harness.ts';

const IMPORTS = '/api/organization/imports';
const ROWS = Array.from({ length: 24 }, (_, at) => ({
  full_name: `Student ${at}`,
  username: `import-${at}`,
}));

let folder: string;
let database: SeededDatabase;
let client: pg.Client;
let people: People;
let platform: Started;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-import-'));
  database = await seededDatabase();
  ({ people } = database);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await run();
});
afterAll(async () => {
  await platform.stop();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(): Promise<void> {
  platform = await start(MAIN.platform, { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' });
}

const admin = (): Visitor => new Visitor(platform.url, `session=${people.person('admin').session}`);

async function stateOf(id: string) {
  return ImportStateSchema.parse((await admin().get(`${IMPORTS}/${id}`)).body);
}

/** Waits until so many passwords are hashed, or the import has ended. */
async function prepared(id: string, count: number): Promise<string> {
  for (;;) {
    const { prepared: done, state } = await stateOf(id);
    if (done >= count || state === 'done') return state;
    await delay(5);
  }
}

/** The process is killed, starts again, and nobody waits for the quarter of a minute after which an import counts as stopped. */
async function killed(): Promise<void> {
  await platform.stop('SIGKILL');
  await client.query("update organization.imports set beat_at = now() - interval '1 minute'");
  await run();
}

const listed = async () =>
  SchoolStudentsSchema.parse((await admin().get('/api/organization/students?search=import-')).body).total;

test('an import whose process is killed makes nobody by half, and goes on to the end', async () => {
  const id = randomUUID();
  const class_id = people.classes['class-a'];
  const checked = (await admin().post(IMPORTS, { class_id, rows: ROWS })).body as CheckedImport;
  const rows = ROWS.map((row, at) => ({ ...row, password: checked.rows[at]?.made_password ?? '' }));
  const begin = () => admin().put(`${IMPORTS}/${id}`, { class_id, rows });
  // The last one is killed while account writes, or a moment before or after: all or nobody is there then.
  for (const done of [1, ROWS.length / 2, ROWS.length]) {
    expect((await begin()).status).toBe(200);
    await prepared(id, done);
    await killed();
    expect([0, ROWS.length]).toContain(await listed());
  }
  await begin();
  while ((await stateOf(id)).state !== 'done') await delay(20);
  expect(await listed()).toBe(ROWS.length);
  const [last] = rows.slice(-1);
  const credentials = { login: last?.username, password: last?.password, organization_slug: 'meadow' };
  expect((await new Visitor(platform.url).post('/api/auth/login-org', credentials)).status).toBe(200);
});
