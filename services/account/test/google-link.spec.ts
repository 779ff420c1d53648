import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Browser } from './browser.harness.ts';
import { type Person } from './google.harness.ts';
import { current, type GoogleParts, somebody, startGoogle } from './google-log-in.harness.ts';
import { makeUser, PASSWORD } from './people.harness.ts';

let account: GoogleParts['account'];
let google: GoogleParts['google'];
let userOf: GoogleParts['userOf'];
let logIn: GoogleParts['logIn'];
let newcomer: GoogleParts['newcomer'];
let close: GoogleParts['close'];

beforeAll(async () => {
  ({ account, google, userOf, logIn, newcomer, close } = await startGoogle());
});
afterAll(() => close());

describe('an account that has the address and a password', () => {
  const link = (browser: Browser, password: string) => browser.post('/api/auth/google/link', { password });

  async function waiting() {
    const email = `n${randomUUID().slice(0, 20)}@example.org`;
    const id = await makeUser(account.pool, { email });
    const [browser, person] = [new Browser(account), somebody({ email })];
    expect(await logIn(browser, person, 'language=ar')).toBe('/ar/login?google=link');
    expect(browser.secret).toBeNull();
    return { email, id, browser, person };
  }

  test('is linked with that password, and recognised by Google from then on', async () => {
    const { id, browser, person, email } = await waiting();
    expect((await userOf(email)).google_subject).toBeNull();
    const answer = await link(browser, PASSWORD);
    expect(answer.json().user).toMatchObject({ user_id: id });
    expect((await link(browser, PASSWORD)).json().code).toBe('auth/token-invalid');
    const later = new Browser(account);
    expect(await logIn(later, person)).toBe('/en/');
    expect(await current(later)).toMatchObject({ user_id: id });
  });

  test('is not linked with a wrong password, of which five are allowed', async () => {
    const { browser, email } = await waiting();
    for (let time = 0; time < 5; time += 1) {
      const refused = await link(browser, 'a guess');
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth/wrong-credentials']);
    }
    expect((await link(browser, PASSWORD)).json().code).toBe('auth/too-many-attempts');
    expect(
      (
        await new Browser(account, { address: browser.base.address }).post('/api/auth/login', {
          login: email,
          password: PASSWORD,
        })
      ).statusCode,
    ).toBe(429);
    expect((await userOf(email)).google_subject).toBeNull();
  });

  test('is not linked from a browser without the cookie, nor after ten minutes', async () => {
    const { browser } = await waiting();
    expect((await link(new Browser(account), PASSWORD)).json().code).toBe('auth/token-invalid');
    await account.pool.query(
      "update account.tokens set expires_at = now() - interval '1 second' where visitor_id = $1",
      [browser.visitor],
    );
    expect((await link(browser, PASSWORD)).json().code).toBe('auth/token-invalid');
  });
});

describe('linking in the profile', () => {
  const link = (browser: Browser, current_password = PASSWORD) =>
    browser.post('/api/profile/google', { current_password, language: 'ar' });
  const unlink = (browser: Browser, current_password = PASSWORD) =>
    browser.delete('/api/profile/google', { current_password });

  async function parent() {
    const [email, browser] = [`n${randomUUID().slice(0, 20)}@example.org`, new Browser(account)];
    const id = await makeUser(account.pool, { email });
    await browser.post('/api/auth/login', { login: email, password: PASSWORD });
    return { id, email, browser };
  }

  async function linkTo(browser: Browser, person: Person, back = browser): Promise<unknown> {
    const answer = await link(browser);
    google.person = person;
    return (await back.get(await google.visit(answer.json().location))).headers.location;
  }

  test('needs the current password; then one can log in with Google, until it is unlinked with the password', async () => {
    const [{ id, email, browser }, person] = [await parent(), somebody()];
    expect((await link(browser, 'a guess')).json().code).toBe('auth/wrong-password');
    expect(await linkTo(browser, person)).toBe('/ar/profile/details?google=linked');
    const later = new Browser(account);
    expect(await logIn(later, person)).toBe('/en/');
    expect(await current(later)).toMatchObject({ user_id: id });
    expect((await unlink(browser, 'a guess')).json().code).toBe('auth/wrong-password');
    expect((await unlink(browser)).statusCode).toBe(200);
    expect((await userOf(email)).google_subject).toBeNull();
    const { rows } = await account.pool.query(
      "select action from account.audit where subject_user_id = $1 and action like 'google%' order by id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['google-linked', 'google-unlinked']);
  });

  test('never takes a Google account that another account has', async () => {
    const [{ browser, email }, { person }] = [await parent(), await newcomer()];
    expect(await linkTo(browser, person)).toBe('/ar/profile/details?google=taken');
    expect((await userOf(email)).google_subject).toBeNull();
  });

  test('does nothing for somebody else at the browser when Google leads back', async () => {
    const { browser, email } = await parent();
    const gone = new Browser(account, { visitor: browser.visitor });
    expect(await linkTo(browser, somebody(), gone)).toBe('/ar/profile/details?google=failed');
    expect((await userOf(email)).google_subject).toBeNull();
  });

  test('cannot be undone if Google is the only way in', async () => {
    const { browser, person } = await newcomer();
    const refused = await unlink(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'auth/last-way-in']);
    expect((await userOf(person.email)).google_subject).toBe(person.sub);
  });
});
