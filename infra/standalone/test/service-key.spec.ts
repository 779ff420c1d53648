import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { enter, staffOf } from './backup.harness.ts';
import {
  CONTENT_FILE,
  INSTALLATION,
  MAIN,
  runToEnd,
  start,
  type Started,
  Visitor,
} from './platform.harness.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

const FRESH = 'f'.repeat(40);

let folder: string;
let database: SeededDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-keys-'));
  database = await seededDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const envWith = (serviceKey: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  SERVICE_KEY: serviceKey,
  PORT: '0',
  CONTENT_FILE,
});

async function withPlatform(serviceKey: string, work: (platform: Started) => Promise<void>): Promise<void> {
  const platform = await start(MAIN.platform, envWith(serviceKey));
  try {
    await work(platform);
  } finally {
    await platform.stop();
  }
}

test('a new key in front of the old one changes nothing for anybody; without the old one an operator helps', async () => {
  const staff = staffOf(database.people.people);
  const { login, password, session, recovery_codes: [recovery = ''] = [] } = staff;
  await withPlatform(`${FRESH},${INSTALLATION}`, async platform => {
    expect((await enter(platform, login, password, recovery)).status).toBe(200);
    const visitor = new Visitor(platform.url, `session=${session}`);
    expect((await visitor.get('/api/auth/current')).status).toBe(200);
  });
  await withPlatform(FRESH, async platform => {
    const lost = { isAsked: true, status: 409, code: 'auth/second-factor-lost' };
    expect(await enter(platform, login, password, staff.code())).toEqual(lost);
    const reset = await runToEnd(MAIN.secondFactor, envWith(FRESH), login);
    expect([reset.code, reset.out]).toEqual([0, `Two-step log-in is off for ${login}; a mail tells them.\n`]);
    expect(await enter(platform, login, password, '')).toMatchObject({ isAsked: false, status: 200 });
    const mail = `select 1 from account.emails where recipient = '${login}' and template = 'second-factor-support' and sent_at is not null`;
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    while ((await client.query(mail)).rowCount !== 1) await new Promise(resolve => setTimeout(resolve, 50));
    await client.end();
  });
});

test.each([
  [[], 'Whose two-step log-in? Give the address of their account.\n'],
  [['rosa@home.example'], 'Nobody has an account with this address.\n'],
])('%j turns off nothing', async (given, err) => {
  expect(await runToEnd(MAIN.secondFactor, envWith(FRESH), ...given)).toMatchObject({ code: 1, err });
});
