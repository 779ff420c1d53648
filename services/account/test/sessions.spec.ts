import { serviceIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser, resolveSession } from './browser.harness.ts';
import { makeOrganization, makeStudent, makeUser, PASSWORD } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const someName = () => `n${randomUUID().slice(0, 20)}`;
const isLive = async (browser: Browser) => (await resolveSession(account, browser.secret ?? '')) !== null;

async function family() {
  const [email, username] = [`${someName()}@example.org`, someName()];
  const user = await makeUser(account.pool, { email });
  const student = await makeStudent(account.pool, {
    parent_id: user,
    username,
    last_course: 'python',
    last_level: 'intro-level2',
  });
  const enter = async (login: string, browser = new Browser(account, { browser: FIREFOX })) => {
    expect((await browser.post('/api/auth/login', { login, password: PASSWORD })).statusCode).toBe(200);
    return browser;
  };
  return { user, student, username, asParent: () => enter(email), asStudent: () => enter(username) };
}

describe('log-out', () => {
  test.each(['GET', 'POST'] as const)('by %s ends the session and removes the cookies', async method => {
    const browser = await (await family()).asParent();
    const before = browser.secret ?? '';
    const answer = await (method === 'GET'
      ? browser.get('/api/auth/logout')
      : browser.post('/api/auth/logout'));
    expect(answer.json()).toEqual({ done: true });
    expect(browser.cookies).toEqual([
      'session=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly',
      'has_session=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(await resolveSession(account, before)).toBeNull();
    expect((await browser.post('/api/auth/logout')).statusCode).toBe(200);
  });

  test('everywhere ends all of the account and its students', async () => {
    const people = await family();
    const [here, there, child] = [await people.asParent(), await people.asParent(), await people.asStudent()];
    const others = await (await family()).asParent();
    const secrets = [here, there, child].map(browser => browser.secret ?? '');
    expect((await here.post('/api/auth/logout-everywhere')).json()).toEqual({ done: true });
    for (const secret of secrets) expect(await resolveSession(account, secret)).toBeNull();
    expect(await isLive(others)).toBe(true);
  });

  test("everywhere of a student ends only the student's own", async () => {
    const people = await family();
    const [parent, child, tablet] = [
      await people.asParent(),
      await people.asStudent(),
      await people.asStudent(),
    ];
    await child.post('/api/auth/logout-everywhere');
    expect([await isLive(parent), await isLive(tablet)]).toEqual([true, false]);
  });
});

describe('the list of sessions', () => {
  test("shows the account's and its students', with browser and system", async () => {
    const people = await family();
    const parent = await people.asParent();
    await people.asStudent();
    const { sessions } = (await parent.get('/api/profile/sessions')).json();
    expect(sessions).toHaveLength(2);
    for (const session of sessions) expect(session).toMatchObject({ browser: 'Firefox', system: 'Windows' });
    expect(
      sessions.map(({ student_username, is_current }: Record<string, unknown>) => [
        student_username,
        is_current,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [null, true],
        [people.username, false],
      ]),
    );
  });

  test("of a student shows the student's own", async () => {
    const people = await family();
    await people.asParent();
    const child = await people.asStudent();
    const { sessions } = (await child.get('/api/profile/sessions')).json();
    expect(sessions).toMatchObject([{ student_username: people.username, is_current: true }]);
  });

  test("ends one of them, and nobody else's", async () => {
    const people = await family();
    const [parent, child] = [await people.asParent(), await people.asStudent()];
    const stranger = await (await family()).asParent();
    const idOf = async (browser: Browser) => (await browser.identity()).session;
    for (const [who, whose] of [
      [stranger, child],
      [parent, stranger],
      [child, parent],
    ] as const) {
      const answer = await who.delete(`/api/profile/sessions/${await idOf(whose)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/forbidden']);
    }
    expect((await parent.delete(`/api/profile/sessions/${await idOf(child)}`)).json()).toEqual({
      done: true,
    });
    expect(await isLive(child)).toBe(false);
    await parent.delete(`/api/profile/sessions/${await idOf(parent)}`);
    expect(parent.secret).toBeNull();
  });
});

describe('choosing who learns', () => {
  const choose = (browser: Browser, id: string) => browser.post(`/api/auth/choose_student/${id}`);

  test('gives the session a new secret and returns the place last played; leaving undoes it', async () => {
    const people = await family();
    const parent = await people.asParent();
    const [session, before] = [(await parent.identity()).session, parent.secret ?? ''];
    const answer = await choose(parent, people.student);
    expect(answer.json()).toEqual({ last_played: { course_id: 'python', level_slug: 'intro-level2' } });
    expect(await resolveSession(account, before)).toBeNull();
    expect(await parent.identity()).toMatchObject({ session, role: 'parent', student: people.student });
    expect((await parent.get('/api/auth/current')).json()).toMatchObject({
      is_student: false,
      student_id: people.student,
    });
    const chosen = parent.secret ?? '';
    expect((await parent.delete('/api/auth/choose_student')).json()).toEqual({ done: true });
    expect(await resolveSession(account, chosen)).toBeNull();
    expect((await parent.get('/api/auth/current')).json()).toMatchObject({
      student_id: null,
      student_details: null,
    });
  });

  test("is only for the parent, the administrator and the class's teacher", async () => {
    const [school, other] = [await makeOrganization(account.pool), await makeOrganization(account.pool)];
    const member = async (organization_id: string, user_type: number) => {
      const email = `${someName()}@example.org`;
      const id = await makeUser(account.pool, { email, user_type, organization_id });
      const browser = new Browser(account);
      await browser.post('/api/auth/login', { login: email, password: PASSWORD });
      return { id, browser };
    };
    const [teacher, colleague, admin, stranger] = [
      await member(school, 1),
      await member(school, 1),
      await member(school, 2),
      await member(other, 2),
    ];
    const classId = randomUUID();
    await account.pool.query(
      `insert into account.classes (id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled)
       values ($1, 1, $2, 'Badgers', $3, '{python:loops}', true, false, false)`,
      [classId, school, [teacher.id]],
    );
    const schoolStudent = await makeStudent(account.pool, { organization_id: school, class_id: classId });
    const people = await family();
    const parent = await people.asParent();
    expect((await choose(teacher.browser, schoolStudent)).json()).toEqual({ last_played: null });
    expect((await choose(admin.browser, schoolStudent)).statusCode).toBe(200);
    const forDays = (ends: string) =>
      account.pool.query('update account.classes set substitutes = $2 where id = $1', [
        classId,
        JSON.stringify([{ user_id: colleague.id, begins_at: '2026-01-05T00:00:00.000Z', ends_at: ends }]),
      ]);
    await forDays('2126-01-05T00:00:00.000Z');
    expect((await choose(colleague.browser, schoolStudent)).statusCode).toBe(200);
    await forDays('2026-01-06T00:00:00.000Z');
    for (const [browser, student] of [
      [colleague.browser, schoolStudent],
      [stranger.browser, schoolStudent],
      [parent, schoolStudent],
      [admin.browser, people.student],
      [await (await family()).asParent(), people.student],
      [parent, randomUUID()],
    ] as const)
      expect((await choose(browser, student)).json().code).toBe('auth/forbidden');
    expect((await teacher.browser.get('/api/auth/current')).json()).toMatchObject({
      class_details: { name: 'Badgers', unlocked_chapters: ['python:loops'], no_skip: true, quiz: false },
      student_details: { assistant_enabled: false },
      organization_id: school,
    });
  });

  test('is not for a student', async () => {
    const people = await family();
    expect((await choose(await people.asStudent(), people.student)).statusCode).toBe(403);
    expect((await choose(new Browser(account), people.student)).statusCode).toBe(401);
  });
});

describe('the current user', () => {
  const entitle = (kind: string, id: string, more: object = {}) =>
    account.pool.query(
      `insert into account.entitlements (owner_kind, owner_id, version, subscription, valid_until, assignments)
       select $1, $2, 1, e->>'subscription', (e->>'valid_until')::timestamptz, coalesce(e->'assignments', '[]') from (select $3::jsonb as e) x`,
      [kind, id, JSON.stringify(more)],
    );

  test('with a subscription plays every course, as do the students', async () => {
    const people = await family();
    await entitle('user', people.user, { subscription: 'unlimited_monthly' });
    for (const browser of [await people.asParent(), await people.asStudent()]) {
      expect((await browser.get('/api/auth/current')).json()).toMatchObject({
        subscription: 'unlimited_monthly',
        courses: ['python', 'advanced-python'],
      });
    }
  });

  test('whose subscription has ended plays what was bought for the student', async () => {
    const people = await family();
    await entitle('user', people.user, {
      subscription: 'unlimited_monthly',
      valid_until: new Date(Date.now() - 1_000).toISOString(),
      assignments: [
        { student_id: people.student, course_id: 'python' },
        { student_id: randomUUID(), course_id: 'advanced-python' },
      ],
    });
    expect((await (await people.asStudent()).get('/api/auth/current')).json()).toMatchObject({
      subscription: null,
      courses: ['python'],
    });
    expect((await (await people.asParent()).get('/api/auth/current')).json()).toMatchObject({
      subscription: null,
      courses: [],
    });
  });

  test("of an organisation has the organisation's plan", async () => {
    const school = await makeOrganization(account.pool);
    await entitle('organization', school, { subscription: 'institution_small' });
    const username = someName();
    await makeStudent(account.pool, { organization_id: school, username });
    const { rows } = await account.pool.query('select slug from account.organizations where id = $1', [
      school,
    ]);
    const browser = new Browser(account);
    const answer = await browser.post('/api/auth/login-org', {
      login: username,
      password: PASSWORD,
      organization_slug: rows[0].slug,
    });
    expect(answer.json().user).toMatchObject({
      subscription: 'institution_small',
      organization_id: school,
      email: null,
    });
  });
});

test('the gateway asks whose session it is; nobody else may', async () => {
  const parent = await (await family()).asParent();
  const ask = (who: Parameters<TestService['as']>[0]) =>
    account.as(who).post('/internal/session', { secret: parent.secret });
  expect((await ask(serviceIdentity('gateway'))).json().session.role).toBe('parent');
  expect((await ask(serviceIdentity('learning'))).statusCode).toBe(403);
  expect((await ask(await parent.identity())).statusCode).toBe(403);
  expect((await ask({ role: 'parent', staff: true })).statusCode).toBe(403);
});
