import { serviceIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser, tokenInMail } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { giveFactor, makeOrganization, makeUser, parentIdentity, PASSWORD } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(parts =>
    createAccount({ ...parts, settings: { PUBLIC_URL: 'https://burrow.example' } }),
  );
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;
const someEmail = () => `${someName()}@example.org`;

async function enter(row: object): Promise<Browser> {
  const email = someEmail();
  await makeUser(account.pool, { ...row, email });
  const browser = new Browser(account);
  await browser.post('/api/auth/login', { login: email, password: PASSWORD });
  return browser;
}

async function staff(): Promise<Browser> {
  const browser = await enter({ is_staff: true });
  await giveFactor(account.pool, (await browser.identity()).user ?? '');
  return browser;
}
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const form = (more: object = {}) => ({
  full_name: 'Tom Teacher',
  email: someEmail(),
  password: 'hay bales in the barn',
  verify_password: 'hay bales in the barn',
  role: 'parent',
  is_old_enough: true,
  ...more,
});
const signUp = (token: string, body: object, browser = new Browser(account)) =>
  browser.post(`/api/auth/signup?token=${token}`, body);

describe('an invitation', () => {
  test('from an administrator makes a teacher of the organisation, who can log in immediately', async () => {
    const organization = await makeOrganization(account.pool);
    const admin = await enter({ user_type: 2, organization_id: organization });
    const email = someEmail();
    const { link, expires_at } = (await admin.post('/api/auth/signup/generate-link', { email })).json();
    expect(link).toMatch(/^https:\/\/burrow\.example\/en\/signup\?token=[\w-]{43}$/);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    const token = tokenOf(link);
    expect(await tokenInMail(account, email, 'invitation')).toBe(token);
    const holder = new Browser(account);
    expect((await holder.get(`/api/auth/signup/get-email-from-token?token=${token}`)).json()).toEqual({
      email,
      role: 'teacher',
      organization_name: 'Meadow School',
    });
    expect((await holder.post('/api/auth/get-user-by-token', { token })).json()).toEqual({
      email,
      full_name: null,
      purpose: 'sign-up',
    });
    expect((await signUp(token, form({ role: 'organization_administrator' }))).json()).toEqual({
      status: 'check-mail',
    });
    const answer = await new Browser(account).post('/api/auth/login', { login: email, password: PASSWORD });
    expect(answer.json().user).toMatchObject({
      email,
      user_details: { user_type: 1 },
      organization_id: organization,
    });
    const { user_id } = answer.json().user;
    expect(await eventsOf(account, 'account/invitation-accepted', user_id)).toEqual([
      { user_id, organization_id: organization, role: 'teacher' },
    ]);
  });

  test('from staff makes an administrator, or a parent with a student', async () => {
    const browser = await staff();
    const [admin, parent] = [someEmail(), someEmail()];
    const forAdmin = await browser.post(`/api/auth/signup/generate-link?email=${admin}`);
    await signUp(tokenOf(forAdmin.json().link), form());
    const forParent = await browser.post('/api/auth/generate-user-signup-link', { email: parent });
    const username = someName();
    await signUp(
      tokenOf(forParent.json().link),
      form({ student: { username, password: 'a quiet paddock' } }),
    );
    const logIn = async (login: string, password = PASSWORD) =>
      (await new Browser(account).post('/api/auth/login', { login, password })).json().user;
    expect(await logIn(admin)).toMatchObject({ user_details: { user_type: 2 }, organization_id: null });
    expect(await logIn(parent)).toMatchObject({ user_details: { user_type: 0 } });
    const { student_id } = await logIn(username, 'a quiet paddock');
    expect(await eventsOf(account, 'account/student-changed', student_id)).toHaveLength(1);
  });

  test('is accepted by an account that exists, which keeps what it has; a refusal leaves the link as it was', async () => {
    const organization = await makeOrganization(account.pool);
    const admin = await enter({ user_type: 2, organization_id: organization });
    const { link } = (await admin.post('/api/auth/signup/generate-link', { email: someEmail() })).json();
    const accept = (browser: Browser) =>
      browser.post('/api/auth/accept-invitation', { token: tokenOf(link) });
    const acting = new Browser(account, {
      ...(await parentIdentity(account.pool, await makeUser(account.pool))),
      impersonator: randomUUID(),
    });
    expect((await accept(acting)).json().code).toBe('auth/forbidden');
    const adult = await enter({});
    const { user_id } = (await adult.get('/api/auth/current')).json();
    expect((await accept(adult)).json()).toEqual({ done: true });
    expect(await eventsOf(account, 'account/invitation-accepted', user_id)).toEqual([
      { user_id, organization_id: organization, role: 'teacher' },
    ]);
    expect((await accept(adult)).json().code).toBe('auth/token-invalid');
  });

  test('works once, however many use it at the same time', async () => {
    const { link } = (
      await (await staff()).post('/api/auth/generate-user-signup-link', { email: someEmail() })
    ).json();
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(tokenOf(link), form())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.json().code === 'auth/token-invalid')).toHaveLength(49);
  });

  test('leaves an account that already has the address as it is', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email, full_name: 'The Owner' });
    const { link } = (await (await staff()).post('/api/auth/signup/generate-link', { email })).json();
    await signUp(tokenOf(link), form({ password: 'another password', verify_password: 'another password' }));
    const { rows } = await account.pool.query(
      'select full_name, user_type from account.users where id = $1',
      [id],
    );
    expect(rows).toEqual([{ full_name: 'The Owner', user_type: 0 }]);
    expect(
      (await new Browser(account).post('/api/auth/login', { login: email, password: 'another password' }))
        .statusCode,
    ).toBe(401);
  });

  test('is for administrators with an organisation, and staff', async () => {
    const email = someEmail();
    const ask = async (browser: Browser, path: string) =>
      (await browser.post(`/api/auth/${path}`, { email })).statusCode;
    const organization = await makeOrganization(account.pool);
    const [parent, teacher] = [await enter({}), await enter({ user_type: 1, organization_id: organization })];
    const [admin, alone] = [
      await enter({ user_type: 2, organization_id: organization }),
      await enter({ user_type: 2 }),
    ];
    for (const browser of [parent, teacher, alone])
      expect(await ask(browser, 'signup/generate-link')).toBe(403);
    for (const browser of [parent, teacher, admin])
      expect(await ask(browser, 'generate-user-signup-link')).toBe(403);
    expect(await ask(new Browser(account), 'signup/generate-link')).toBe(401);
  });
});

describe('a token', () => {
  test('tells its holder whose it is, and stays valid', async () => {
    const body = form({ full_name: 'Ada' });
    await new Browser(account).post('/api/auth/signup', body);
    const token = await tokenInMail(account, body.email, 'confirm-email');
    for (const _ of [1, 2]) {
      const answer = await new Browser(account).get(`/api/auth/get-user-by-token?token=${token}`);
      expect(answer.json()).toEqual({ email: body.email, full_name: 'Ada', purpose: 'confirm-email' });
    }
    expect(
      (await new Browser(account).post('/api/auth/signup/get-email-from-token', { token })).json().code,
    ).toBe('auth/token-invalid');
  });

  test('that is unknown or missing reveals nothing', async () => {
    const browser = new Browser(account);
    const unknown = 'x'.repeat(43);
    expect((await browser.get(`/api/auth/get-user-by-token?token=${unknown}`)).json().code).toBe(
      'auth/token-invalid',
    );
    expect((await browser.post('/api/auth/get-user-by-token', { token: unknown })).json().code).toBe(
      'auth/token-invalid',
    );
    expect((await browser.get('/api/auth/get-user-by-token')).statusCode).toBe(422);
  });
});

describe('what staff may', () => {
  test('record that somebody has paid, by GET and by POST', async () => {
    const browser = await staff();
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const paid = async () =>
      (await account.pool.query('select is_paid from account.users where id = $1', [id])).rows[0].is_paid;
    expect((await browser.post(`/api/auth/set-paid?email=${email}&paid=true`)).json()).toEqual({
      paid: true,
    });
    expect(await paid()).toBe(true);
    expect((await browser.get(`/api/auth/set-paid?email=${email}&paid=false`)).json()).toEqual({
      paid: false,
    });
    expect(await paid()).toBe(false);
    const told = await account.pool.query(
      "select data->'data'->>'paid' as paid from jobs.job where name = 'events-payment' and data->>'type' = 'account/paid-set' and data->'data'->>'user_id' = $1 order by created_on",
      [id],
    );
    expect(told.rows).toEqual([{ paid: 'true' }, { paid: 'false' }]);
    expect((await browser.post(`/api/auth/set-paid?email=${someEmail()}&paid=true`)).json().code).toBe(
      'user/unknown',
    );
    expect((await (await enter({})).post(`/api/auth/set-paid?email=${email}&paid=true`)).statusCode).toBe(
      403,
    );
  });

  test('are told by payment whose purchases an address stands for, once it is confirmed', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const find = async (address: string) =>
      (await account.as(serviceIdentity('payment')).post('/internal/users/find', { email: address })).json();
    expect(await find(email.toUpperCase())).toEqual({ user_id: id, organization_id: null });
    const organization_id = await makeOrganization(account.pool);
    const [admin, teacher] = [someEmail(), someEmail()];
    const head = await makeUser(account.pool, { email: admin, organization_id, user_type: 2 });
    await makeUser(account.pool, { email: teacher, organization_id, user_type: 1 });
    expect(await find(admin)).toEqual({ user_id: head, organization_id });
    expect(await find(teacher)).toMatchObject({ organization_id: null });
    expect(await find(someEmail())).toEqual({ user_id: null, organization_id: null });
    await account.pool.query('update account.users set email_verified_at = null where id = $1', [id]);
    expect(await find(email)).toEqual({ user_id: null, organization_id: null });
  });

  test('check whether an address has an account; everybody else gets the same answer, byte by byte', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const ask = async (browser: Browser, address: string) =>
      (await browser.get(`/api/auth/check-user-email-exists?email=${address}`)).body;
    const browser = await staff();
    expect(await ask(browser, email)).toBe('{"exists":true}');
    expect(await ask(browser, someEmail())).toBe('{"exists":false}');
    for (const other of [new Browser(account), await enter({}), await enter({ user_type: 2 })]) {
      expect(await ask(other, email)).toBe('{"exists":false}');
    }
  });
});

test('the log-in page of an organisation shows its name', async () => {
  const organization = await makeOrganization(account.pool, 'Hill School');
  const { rows } = await account.pool.query('select slug from account.organizations where id = $1', [
    organization,
  ]);
  const get = (slug: string) => new Browser(account).get(`/api/auth/organization/${slug}`);
  expect((await get(rows[0].slug)).json()).toEqual({ name: 'Hill School', slug: rows[0].slug });
  expect((await get('no-such-school')).json().code).toBe('organization/unknown');
  expect((await get('Not A Slug')).statusCode).toBe(422);
});

test('an organisation is told when a member changes their name, and nobody when somebody else does', async () => {
  const [member, other] = [await enter({ user_type: 1, organization_id: randomUUID() }), await enter({})];
  for (const browser of [member, other]) await browser.post('/api/profile', { full_name: 'Thomas Teacher' });
  const { rows } = await account.pool.query(
    "select data->'data'->>'full_name' as name from jobs.job where data->>'type' = 'account/member-described' and data::text like '%Thomas Teacher%'",
  );
  expect(rows).toEqual([{ name: 'Thomas Teacher' }]);
});
