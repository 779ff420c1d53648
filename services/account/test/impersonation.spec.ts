import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { appCode } from '../src/seed/app-code.ts';
import { createAccount } from '../src/create-account.ts';
import { Browser, resolveSession } from './browser.harness.ts';
import {
  giveFactor,
  makeFamily,
  makeOrganization,
  makeStudent,
  makeUser,
  PASSWORD,
} from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

async function enter(row: object): Promise<{ id: string; browser: Browser }> {
  const email = `n${randomUUID().slice(0, 20)}@example.org`;
  const id = await makeUser(account.pool, { ...row, email });
  const browser = new Browser(account);
  await browser.post('/api/auth/login', { login: email, password: PASSWORD });
  return { id, browser };
}

async function staff() {
  const entered = await enter({ is_staff: true });
  await giveFactor(account.pool, entered.id);
  return entered;
}
const asUser = (browser: Browser, id: string) =>
  browser.post(`/api/auth/impersonate/user?target_user_id=${id}`);
const asStudent = (browser: Browser, id: string) =>
  browser.post(`/api/auth/impersonate/student?target_student_id=${id}`);
const stop = (browser: Browser) => browser.post('/api/auth/impersonate/stop');

describe('staff without a second factor', () => {
  const set = (browser: Browser, code: string) => browser.put('/api/profile/second-factor', { code });

  test('act for nobody, and are told what to do; from the moment they have one, they act', async () => {
    const { id, browser } = await enter({ is_staff: true });
    const { user, student } = await makeFamily(account.pool);
    const calls = () => [
      asUser(browser, user),
      asStudent(browser, student),
      browser.get('/api/user/search/emails?query=ada'),
      browser.post('/api/auth/set-paid', { email: 'a@b.example', is_paid: true }),
    ];
    for (const answer of await Promise.all(calls()))
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/staff-factor-needed']);
    const begun = await browser.post('/api/profile/second-factor', { current_password: PASSWORD });
    expect((await asUser(browser, user)).json().code).toBe('auth/staff-factor-needed');
    expect((await set(browser, appCode(begun.json().key))).statusCode).toBe(200);
    expect(await browser.identity()).toMatchObject({ user: id, staff: true, factorless: false });
    expect((await asUser(browser, user)).statusCode).toBe(200);
  });

  test('who loses it while they act as somebody keeps acting, and is nobody’s helper after that', async () => {
    const { id, browser } = await staff();
    const { user } = await makeFamily(account.pool);
    await asUser(browser, user);
    await account.pool.query('delete from account.second_factors where user_id = $1', [id]);
    expect(await browser.identity()).toMatchObject({ user, impersonator: id, factorless: false });
    expect((await stop(browser)).statusCode).toBe(200);
    expect((await asUser(browser, user)).json().code).toBe('auth/staff-factor-needed');
  });
});

describe('acting as somebody else', () => {
  test('staff act as a parent without being staff there, and return to their own session with a new secret', async () => {
    const { id, browser } = await staff();
    const { user } = await makeFamily(account.pool);
    const [session, own] = [(await browser.identity()).session, browser.secret ?? ''];
    const answer = await asUser(browser, user);
    expect(answer.json().user).toMatchObject({ user_id: user, is_impersonated: true, is_staff: false });
    expect(await browser.identity()).toMatchObject({ user, role: 'parent', staff: false, impersonator: id });
    const acting = browser.secret ?? '';
    const back = await stop(browser);
    expect(back.json().user).toMatchObject({ user_id: id, is_impersonated: false, is_staff: true });
    expect((await browser.identity()).session).toBe(session);
    for (const old of [own, acting]) expect(await resolveSession(account, old)).toBeNull();
    const { rows } = await account.pool.query(
      'select action, user_id, impersonator_id, subject_user_id from account.audit where action like $1 and subject_user_id = $2 order by id',
      ['impersonation%', user],
    );
    expect(rows).toEqual([
      { action: 'impersonation-began', user_id: id, impersonator_id: null, subject_user_id: user },
      { action: 'impersonation-ended', user_id: user, impersonator_id: id, subject_user_id: user },
    ]);
  });

  test('staff act as a student, who sees what a student sees', async () => {
    const { browser } = await staff();
    const { user, student } = await makeFamily(account.pool);
    expect((await asStudent(browser, student)).json().user).toMatchObject({
      user_id: user,
      student_id: student,
      is_student: true,
      email: null,
      is_impersonated: true,
    });
    expect((await stop(browser)).statusCode).toBe(200);
  });

  test('administrators act only as their own teachers and students', async () => {
    const [school, other] = [await makeOrganization(account.pool), await makeOrganization(account.pool)];
    const { browser } = await enter({ user_type: 2, organization_id: school });
    const teacher = await makeUser(account.pool, { user_type: 1, organization_id: school });
    const schoolStudent = await makeStudent(account.pool, { organization_id: school });
    const refused = [
      await asUser(browser, await makeUser(account.pool, { user_type: 1, organization_id: other })),
      await asUser(browser, await makeUser(account.pool, { user_type: 2, organization_id: school })),
      await asUser(browser, (await makeFamily(account.pool)).user),
      await asUser(browser, randomUUID()),
      await asStudent(browser, await makeStudent(account.pool, { organization_id: other })),
      await asStudent(browser, (await makeFamily(account.pool)).student),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/forbidden']);
    expect((await asUser(browser, teacher)).json().user.user_id).toBe(teacher);
    await stop(browser);
    expect((await asStudent(browser, schoolStudent)).json().user.student_id).toBe(schoolStudent);
  });

  test('nobody acts as staff, or as somebody whose address is not confirmed', async () => {
    const { browser } = await staff();
    expect((await asUser(browser, (await staff()).id)).statusCode).toBe(403);
    expect(
      (await asUser(browser, await makeUser(account.pool, { email_verified_at: null }))).statusCode,
    ).toBe(403);
  });

  test('does not nest', async () => {
    const { browser } = await staff();
    const school = await makeOrganization(account.pool);
    await asUser(browser, await makeUser(account.pool, { user_type: 2, organization_id: school }));
    const teacher = await makeUser(account.pool, { user_type: 1, organization_id: school });
    const answer = await asUser(browser, teacher);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth/already-impersonating']);
  });

  test('parents, teachers, students and visitors may not', async () => {
    const { user, student } = await makeFamily(account.pool);
    const school = await makeOrganization(account.pool);
    const [parent, teacher] = [await enter({}), await enter({ user_type: 1, organization_id: school })];
    for (const { browser } of [parent, teacher]) {
      expect((await asUser(browser, user)).statusCode).toBe(403);
      expect((await asStudent(browser, student)).statusCode).toBe(403);
      expect((await stop(browser)).statusCode).toBe(403);
    }
    expect((await asUser(new Browser(account), user)).statusCode).toBe(401);
  });

  test("leaves the owner's sessions alone, and is not listed there", async () => {
    const { browser } = await staff();
    const owner = await enter({});
    await asUser(browser, owner.id);
    const mine = (await owner.browser.get('/api/profile/sessions')).json().sessions;
    expect(mine).toHaveLength(1);
    expect((await browser.post('/api/auth/logout-everywhere')).statusCode).toBe(403);
    expect((await browser.delete(`/api/profile/sessions/${mine[0].id}`)).statusCode).toBe(403);
    expect((await owner.browser.get('/api/auth/current')).statusCode).toBe(200);
  });

  test('ends with log-out, and so does the own session', async () => {
    const { browser } = await staff();
    const own = (await browser.identity()).session;
    await asUser(browser, (await makeFamily(account.pool)).user);
    await browser.post('/api/auth/logout');
    const { rows } = await account.pool.query('select 1 from account.sessions where id = $1', [own]);
    expect(rows).toEqual([]);
  });

  test('ends after an hour', async () => {
    const { browser } = await staff();
    const { user } = await makeFamily(account.pool);
    await asUser(browser, user);
    const { rows } = await account.pool.query(
      "select expires_at - created_at = interval '1 hour' as hour from account.sessions where user_id = $1",
      [user],
    );
    expect(rows).toEqual([{ hour: true }]);
  });

  test('ends when the own session is ended elsewhere', async () => {
    const { id, browser } = await staff();
    await asUser(browser, (await makeFamily(account.pool)).user);
    await account.pool.query('delete from account.sessions where user_id = $1', [id]);
    expect((await browser.get('/api/auth/current')).statusCode).toBe(401);
  });
});
