import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { expect, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser } from './browser.harness.ts';
import { CLIENT, type Person, PUBLIC_URL, startProvider } from './google.harness.ts';

export const somebody = (more: Partial<Person> = {}): Person => {
  const sub = randomUUID();
  return {
    sub,
    email: `n${sub.slice(0, 20)}@gmail.example`,
    email_verified: true,
    name: 'Gita Google',
    ...more,
  };
};

export const FORM = { full_name: 'Gita Google', role: 'parent', is_old_enough: true, language: 'Arabic' };
export const signUp = (browser: Browser, body: object = FORM) =>
  browser.post('/api/auth/google/sign-up', body);

export const current = async (browser: Browser) => {
  const answer = await browser.get('/api/auth/current');
  return answer.statusCode === 200 ? answer.json() : null;
};

/** A provider, the account service that uses it, and the steps of people between them. */
export async function startGoogle() {
  // The provider warns that it stores everything in memory.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const google = await startProvider();
  const settings = {
    PUBLIC_URL,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: google.issuer,
  };
  const account: TestService = await startForTest(parts => createAccount({ ...parts, settings })).catch(
    async error => {
      // A provider that goes on listening would keep the tests from ending.
      await google.stop();
      throw error;
    },
  );

  const userOf = async (email = '') =>
    (await account.pool.query('select * from account.users where email_key = $1', [email.toLowerCase()]))
      .rows[0];

  /** Goes to Google; returns where Google leads to. */
  async function toGoogle(
    browser: Browser,
    person: Person,
    query = 'language=en',
    change = (url: URL) => url,
  ): Promise<string> {
    const answer = await browser.get(`/api/auth/google/authorize?${query}`);
    expect(answer.statusCode).toBe(302);
    google.person = person;
    return google.visit(change(new URL(String(answer.headers.location))).href);
  }

  /** Goes the whole way; returns where it ends. */
  async function logIn(browser: Browser, person: Person, query?: string): Promise<unknown> {
    const answer = await browser.get(await toGoogle(browser, person, query));
    expect(answer.statusCode).toBe(302);
    return answer.headers.location;
  }

  /** Somebody with an account linked to Google, in their own browser. */
  async function newcomer(person = somebody()): Promise<{ browser: Browser; person: Person; id: string }> {
    const browser = new Browser(account);
    expect(await logIn(browser, person)).toBe('/en/signup?google=new');
    const answer = await signUp(browser);
    expect(answer.statusCode).toBe(200);
    return { browser, person, id: answer.json().user.user_id };
  }

  const close = async (): Promise<void> => {
    await account.close();
    await google.stop();
  };
  return { account, google, userOf, toGoogle, logIn, newcomer, close };
}

export type GoogleParts = Awaited<ReturnType<typeof startGoogle>>;
