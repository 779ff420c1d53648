import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { seededPerson } from './seed.ts';
import { expect } from './test.ts';

export const PASSWORD = 'three brown rabbits';

const BASE_URL = (): string => process.env['BASE_URL'] ?? '';

/** Uses the session that the seed started. A test that ends or changes its session uses {@link logIn}. */
export async function enterAs(context: BrowserContext, key: string): Promise<void> {
  const { session } = await seededPerson(key);
  await context.addCookies([
    { name: 'session', value: session, url: BASE_URL(), httpOnly: true, sameSite: 'Lax' },
    { name: 'has_session', value: '1', url: BASE_URL(), sameSite: 'Lax' },
  ]);
}

/** Makes a call as the site's own pages do. @throws Error if it is refused */
export async function send<Answer>(
  context: BrowserContext,
  method: 'post' | 'put',
  path: string,
  data: unknown,
): Promise<Answer> {
  const answer = await context.request[method](path, { data, headers: { origin: BASE_URL() } });
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export const post = <Answer>(context: BrowserContext, path: string, data: unknown): Promise<Answer> =>
  send(context, 'post', path, data);

export const put = <Answer>(context: BrowserContext, path: string, data: unknown): Promise<Answer> =>
  send(context, 'put', path, data);

/** A new session of its own. */
export async function logIn(context: BrowserContext, login: string, password = PASSWORD): Promise<void> {
  await post(context, '/api/auth/login', { login, password });
}

const HALF_MINUTE_MS = 30_000;

/** Each code works once, and those of one half minute before and after count too: whoever logs in later takes a later one. */
async function giveCode(context: BrowserContext, key: string): Promise<void> {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  for (let periods = -1; ; periods += 1) {
    const data = { code: totp.generate({ timestamp: Date.now() + Math.min(periods, 1) * HALF_MINUTE_MS }) };
    const answer = await context.request.post('/api/auth/second-factor', {
      data,
      headers: { origin: BASE_URL() },
    });
    if (answer.ok()) return;
    if (answer.status() !== 422 || periods > 3) throw new Error(`the code answers ${await answer.text()}`);
    if (periods > 0) await delay(HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS));
  }
}

/** The same for one of the seed's people, with a code for whom one is asked. */
export async function logInAs(context: BrowserContext, key: string): Promise<void> {
  const { login, password, totp_key } = await seededPerson(key);
  if (totp_key === undefined) return logIn(context, login, password);
  await context.request.post('/api/auth/login', {
    data: { login, password },
    headers: { origin: BASE_URL() },
  });
  await giveCode(context, totp_key);
}

/** Whoever sits here next has no session. The page is left first: what it still asks for would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

export const newEmail = (): string => `e2e-${randomUUID().slice(0, 8)}@example.com`;
export const newUsername = (): string => `e2e${randomUUID().replaceAll('-', '').slice(0, 10)}`;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Waits for and returns the newest mail to an address with a subject. */
export async function mailTo(context: BrowserContext, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await context.request.get('/api/user/outbox');
      const { mails } = (await answer.json()) as { mails: Mail[] };
      found = mails.find(mail => mail.to === address && mail.subject === subject);
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

/** The path, including the query, of the first link in a mail whose address contains these words. */
export function linkIn({ text }: Mail, words = ''): string {
  const link = text.match(/https?:\/\/\S+/g)?.find(address => address.includes(words));
  if (!link) throw new Error(`the mail has no link with "${words}"`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

interface Family {
  readonly email: string;
  /** The students' ids, in the order in which they were created. */
  readonly usernames: readonly string[];
}

/** A new parent with a confirmed address, logged in here, with students. */
export async function newFamily(context: BrowserContext, students = 0): Promise<Family> {
  const email = newEmail();
  const person = { full_name: 'Mira Haddad', email, password: PASSWORD, verify_password: PASSWORD };
  await post(context, '/api/auth/signup', { ...person, role: 'parent', is_old_enough: true });
  const link = linkIn(await mailTo(context, email, 'Confirm your address'));
  const token = new URL(link, BASE_URL()).searchParams.get('token');
  await post(context, '/api/auth/confirm-email', { token });
  const usernames = Array.from({ length: students }, newUsername);
  for (const username of usernames)
    await post(context, '/api/profile/students', { username, password: PASSWORD });
  return { email, usernames };
}

interface StudentAnswer {
  readonly id: string;
  readonly username: string;
  readonly last_played: { readonly level_slug: string } | null;
}

/** The students of the parent who is logged in. */
export async function studentsOf(context: BrowserContext): Promise<readonly StudentAnswer[]> {
  const answer = await context.request.get('/api/profile/students');
  return ((await answer.json()) as { students: StudentAnswer[] }).students;
}

/** Waits until an event has told account where a parent's student played last. */
export async function lastPlayedIs(context: BrowserContext, username: string, level: string): Promise<void> {
  const place = async (): Promise<string | undefined> => {
    const found = (await studentsOf(context)).find(student => student.username === username);
    return found?.last_played?.level_slug;
  };
  await expect.poll(place).toBe(level);
}
