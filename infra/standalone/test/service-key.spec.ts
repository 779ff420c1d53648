import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
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

const appCode = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate();

/** Logs in by a password, and by a code if one is asked for. */
async function enter({ url }: Started, login: string, password: string, code: string) {
  const visitor = new Visitor(url);
  const first = await visitor.post('/api/auth/login', { login, password });
  const isAsked = (first.body as { code?: string }).code === 'auth/second-factor-needed';
  const { status, body } = isAsked ? await visitor.post('/api/auth/second-factor', { code }) : first;
  return { isAsked, status, code: (body as { code?: string }).code };
}

const staff = () => {
  const person = database.people.people.find(each => each.totp_key);
  if (!person?.totp_key) throw new Error('nobody has a second factor');
  return { ...person, key: person.totp_key };
};

test('a new key in front of the old one changes nothing for anybody; without the old one an operator helps', async () => {
  const { login, password, key, session, recovery_codes: [code = ''] = [] } = staff();
  await withPlatform(`${FRESH},${INSTALLATION}`, async platform => {
    expect((await enter(platform, login, password, code)).status).toBe(200);
    const visitor = new Visitor(platform.url, `session=${session}`);
    expect((await visitor.get('/api/auth/current')).status).toBe(200);
  });
  await withPlatform(FRESH, async platform => {
    const lost = { isAsked: true, status: 409, code: 'auth/second-factor-lost' };
    expect(await enter(platform, login, password, appCode(key))).toEqual(lost);
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
