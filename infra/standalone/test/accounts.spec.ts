import {
  AGREEMENT_VERSION,
  CurrentUserSchema,
  LevelDataSchema,
  LoggedInSchema,
  MadeSchoolStudentSchema,
  StudentWorkSchema,
} from '@burrow/contracts';
import { openDatabase, Outbox } from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MAIN, runOf, start, Visitor } from './platform.harness.ts';
import { startMailServer } from './smtp.harness.ts';
import { type Way, WAYS } from './ways.harness.ts';

const PASSWORD = 'a farm of 24 animals';

const signUpOf = (email: string, more: object = {}) => ({
  full_name: 'Rosa Reed',
  email,
  password: PASSWORD,
  verify_password: PASSWORD,
  role: 'parent',
  is_old_enough: true,
  ...more,
});

async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const value = await look();
    if (value !== undefined) return value;
    await delay(50);
  }
  throw new Error('it did not happen');
}

/** Returns the secret of the newest mail to an address, as its reader would find it. */
const tokenFor = (browser: Visitor, email: string): Promise<string> =>
  until(async () => {
    const { mails } = (await browser.get('/api/user/outbox')).body as {
      mails: { to: string; text: string }[];
    };
    return mails.filter(({ to }) => to === email).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])[0];
  });

async function signUp(
  browser: Visitor,
  more: object = {},
): Promise<{ email: string; studentId: string | null; userId: string | null }> {
  const email = `rosa-${randomUUID()}@home.example`;
  expect((await browser.post('/api/auth/signup', signUpOf(email, more))).body).toEqual({
    status: 'check-mail',
  });
  const confirmed = await browser.post('/api/auth/confirm-email', { token: await tokenFor(browser, email) });
  const { user } = LoggedInSchema.parse(confirmed.body);
  return { email, studentId: user.student_id, userId: user.user_id };
}

const levelOf = async (browser: Visitor, level = 'intro-level1') =>
  LevelDataSchema.parse((await browser.get(`/api/level/data/python/${level}`)).body);

describe.each(WAYS)('%s', (_name, startWay) => {
  let way: Way;
  beforeAll(async () => {
    way = await startWay();
  });
  afterAll(async () => {
    const codes = await way.stop();
    expect(codes).toEqual(codes.map(() => 0));
  });

  test('an administrator registers a school and makes a student, who logs in', async () => {
    const browser = new Visitor(way.url);
    await signUp(browser, { role: 'organization_administrator' });
    const slug = `school-${randomUUID().replaceAll(/[^a-f]/g, '')}x`;
    const agreement = { version: AGREEMENT_VERSION, may_accept: true, has_consent: true };
    const school = { name: 'Meadow School', slug, type: 'school', agreement };
    await browser.call('PUT', '/api/organization/current', school);
    const { id } = (await browser.post('/api/organization/classes', { name: '4a' })).body as { id: string };
    const made = await browser.post('/api/organization/students', { request_id: randomUUID(), class_id: id });
    const { username, password, student_id } = MadeSchoolStudentSchema.parse(made.body);
    const credentials = { login: username, password, organization_slug: slug };
    const loggedIn = await new Visitor(way.url).post('/api/auth/login-org', credentials);
    expect(LoggedInSchema.parse(loggedIn.body).user).toMatchObject({
      student_id,
      class_details: { name: '4a' },
    });
  });

  test("a visitor's work moves to the student who is signed up, and the visitor starts afresh", async () => {
    const browser = new Visitor(way.url);
    await browser.post('/api/level/update/python', runOf('player.move_forward(1)'));
    await browser.post(
      '/api/level/update/python',
      runOf('player.move_forward(2)', { last_status: 'COMPLETE' }),
    );
    const student = { username: `rye-${randomUUID().slice(0, 8)}`, password: PASSWORD };
    const { studentId } = await signUp(browser, { student });
    const level = await until(async () => {
      const found = await levelOf(browser);
      return found.completed ? found : undefined;
    });
    expect(level.last_code_executed).toBe('player.move_forward(2)');
    const work = StudentWorkSchema.parse((await browser.get(`/api/level/work/${studentId}`)).body);
    expect(work.levels.map(each => [each.level_slug, each.status])).toEqual([['intro-level1', 'complete']]);
    await browser.post('/api/auth/logout');
    expect(await levelOf(browser)).toMatchObject({ completed: false, last_code_executed: null });
    const child = new Visitor(way.url);
    await child.post('/api/auth/login', { login: student.username.toUpperCase(), password: PASSWORD });
    expect((await levelOf(child)).completed).toBe(true);
  });

  test('choosing a student leads to the level last played', async () => {
    const browser = new Visitor(way.url);
    const student = { username: `oat-${randomUUID().slice(0, 8)}`, password: PASSWORD };
    const { studentId } = await signUp(browser, { student });
    await browser.post('/api/level/update/python', runOf('x', { level_slug: 'intro-level2' }));
    const chosen = await until(async () => {
      const { body } = await browser.post(`/api/auth/choose_student/${studentId}`);
      return (body as { last_played: unknown }).last_played ?? undefined;
    });
    expect(chosen).toMatchObject({ course_id: 'python', level_slug: 'intro-level2' });
  });

  test('somebody who logs out is out immediately, and a session from before the log-in is worthless', async () => {
    const browser = new Visitor(way.url);
    const { email } = await signUp(browser);
    const before = browser.cookie;
    await browser.post('/api/auth/login', { login: email, password: PASSWORD });
    expect(browser.cookie).not.toBe(before);
    expect((await new Visitor(way.url, before).get('/api/auth/current')).status).toBe(401);
    const loggedIn = browser.cookie;
    expect((await new Visitor(way.url, loggedIn).get('/api/auth/current')).status).toBe(200);
    await browser.post('/api/auth/logout');
    expect((await new Visitor(way.url, loggedIn).get('/api/auth/current')).status).toBe(401);
  });

  test('a membership and a plan take effect as soon as their events have arrived', async () => {
    const browser = new Visitor(way.url);
    const { userId } = await signUp(browser);
    if (!userId) throw new Error('no account');
    expect((await browser.get('/api/level/data/python/operators-level1')).status).toBe(402);
    const database = openDatabase(way.databaseUrl, 2);
    const tx = {
      query: async (sql: string, values?: unknown[]) =>
        (await database.pool.query(sql, values)).rows as unknown[],
    };
    const outbox = new Outbox(database.jobs);
    const owner = { kind: 'user' as const, id: userId };
    const entitlement = { owner, version: 1, subscription: 'unlimited', valid_until: null, assignments: [] };
    await outbox.send(tx, 'payment/entitlement-changed', entitlement);
    await until(async () =>
      (await browser.get('/api/level/data/python/operators-level1')).status === 402 ? undefined : true,
    );
    const organization_id = randomUUID();
    await outbox.send(tx, 'organization/membership-changed', {
      member: owner,
      version: 1,
      why: 'joined',
      organization_id,
      role: 'teacher',
      class_id: null,
    });
    const teacher = await until(async () => {
      const user = CurrentUserSchema.parse((await browser.get('/api/auth/current')).body);
      return user.user_details.user_type === 1 ? user : undefined;
    });
    expect(teacher).toMatchObject({ organization_id, subscription: 'unlimited' });
    await until(async () => ((await browser.get('/api/profile/students')).status === 403 ? true : undefined));
    await database.close();
  });
});

test('a platform that is killed between sign-up and mail sends the mail when it is back, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-mail-'));
  const database = await createTestDatabase();
  const silent = await startMailServer();
  await silent.close();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    SMTP_URL: silent.url,
    LOG_LEVEL: 'silent',
  };
  const first = await start(MAIN.platform, env);
  const answer = await new Visitor(first.url).post('/api/auth/signup', signUpOf('rosa@home.example'));
  expect(answer.status).toBe(200);
  await first.stop('SIGKILL');
  const server = await startMailServer(Number(new URL(silent.url).port));
  const second = await start(MAIN.platform, env);
  await until(async () => (server.mails.length > 0 ? true : undefined));
  await delay(2_000);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain('To: rosa@home.example');
  await second.stop();
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
