import { type Identity, IDENTITY_HEADER, visitorIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { type Postbox, startPostbox, until } from './mail.harness.ts';
import { makeUser, parentIdentity } from './people.harness.ts';

let box: Postbox;
let account: TestService;
const staff: Partial<Identity> = { role: 'parent', user: randomUUID(), session: randomUUID(), staff: true };

beforeAll(async () => {
  box = await startPostbox();
  const settings = { SMTP_URL: box.url, PUBLIC_URL: 'https://burrow.example' };
  account = await startForTest(parts => createAccount({ ...parts, settings }));
});
beforeEach(async () => {
  box.mails.length = 0;
  await account.pool.query('update account.users set receives_news = false');
});
afterAll(async () => {
  await account.close();
  await box.stop();
});

const address = () => `${randomUUID()}@example.org`;
const to = (email: string) => box.mails.filter(mail => mail.to?.[0]?.address === email);
const queue = (body: object) => account.as(staff).post('/api/user/queue_emails', body);
const queueForAll = (query: string, body?: object) =>
  account.as(staff).post(`/api/user/queue_user_emails_for_all?${query}`, body);
const idTo = async (email: string): Promise<string> =>
  (
    await account.pool.query('select id from account.emails where recipient = $1 order by created_at desc', [
      email,
    ])
  ).rows[0].id;
/** Unsubscribes as mail programs do. */
const postForm = async (url: string, payload: string) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    [IDENTITY_HEADER]: await account.tokenOf(visitorIdentity(randomUUID())),
  };
  return account.service.fastify.inject({ method: 'POST', url, headers, payload });
};
const text = 'The barn has a new roof.\n\nCome <and> see.';

describe('news', () => {
  test('go to each address once, with everything that unsubscribing by one click needs', async () => {
    const email = address();
    const answer = await queue({
      template_name: 'news',
      subject: 'New roof',
      text,
      recipients: [email, email.toUpperCase()],
    });
    expect(answer.json()).toEqual({ queued: 1 });
    await until(() => box.mails.length === 1);
    const [mail] = box.mails;
    const id = await idTo(mail?.to?.[0]?.address ?? '');
    const link = `https://burrow.example/api/user/unsubscribe/${id}`;
    expect(mail?.subject).toBe('New roof');
    const header = (key: string) => mail?.headers.find(each => each.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`${text.split('\n')[0]}`);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain('Come &lt;and&gt; see.');
    expect(mail?.html).not.toContain('<img');
  });

  test('without a text are refused; without a subject they have the template’s', async () => {
    const email = address();
    expect((await queue({ template_name: 'news', recipients: [email] })).statusCode).toBe(422);
    expect((await queue({ template_name: 'welcome-back', recipients: [email] })).json()).toEqual({
      queued: 1,
    });
    await until(() => to(email).length === 1);
    expect(to(email)[0]?.subject).toBe('Your children’s farm is where they left it');
    const id = await idTo(email);
    const page = encodeURIComponent('/en/');
    expect(to(email)[0]?.text).toContain(`/api/user/open/${id}?redirect_url=${page}`);
  });

  test('for everybody go to confirmed users who receive them, in their language', async () => {
    const [takes, takesNot, unconfirmed, leaving] = [address(), address(), address(), address()];
    await makeUser(account.pool, { email: takes, receives_news: true, language: 'Arabic' });
    await makeUser(account.pool, { email: takesNot });
    await makeUser(account.pool, { email: unconfirmed, receives_news: true, email_verified_at: null });
    await makeUser(account.pool, { email: leaving, receives_news: true, deletion_at: new Date() });
    expect((await queueForAll('template_name=news', { text })).json()).toEqual({ queued: 1 });
    await until(() => to(takes).length === 1);
    expect(to(takes)[0]?.subject).toBe('أخبار Burrow');
    expect(to(takes)[0]?.html).toContain('dir="rtl"');
  });

  test('for one user go to that user, if they receive news', async () => {
    const [takes, takesNot] = [address(), address()];
    await makeUser(account.pool, { email: takes, receives_news: true });
    await makeUser(account.pool, { email: takesNot });
    const ask = async (email: string) =>
      (await queueForAll(`template_name=welcome-back&recipient_email=${email}`)).json().queued;
    expect([await ask(takes), await ask(takesNot), await ask(address())]).toEqual([1, 0, 0]);
  });

  test('can be sent by staff only', async () => {
    const parent = account.as(await parentIdentity(account.pool, await makeUser(account.pool)));
    const body = { template_name: 'welcome-back', recipients: [address()] };
    expect((await parent.post('/api/user/queue_emails', body)).statusCode).toBe(403);
    expect((await account.as().post('/api/user/queue_emails', body)).statusCode).toBe(401);
    expect((await parent.post('/api/user/send_emails?rows=1')).statusCode).toBe(403);
  });
});

describe('unsubscribing', () => {
  const sent = async (row: Record<string, unknown> = {}) => {
    const email = address();
    const user = await makeUser(account.pool, { email, receives_news: true, ...row });
    await queueForAll(`template_name=welcome-back&recipient_email=${email}`);
    await until(() => to(email).length === 1);
    return { email, user, id: await idTo(email) };
  };
  const takesNews = async (user: string) =>
    (await account.pool.query('select receives_news from account.users where id = $1', [user])).rows[0]
      .receives_news;

  test('by the link leads to the page in the reader’s language and changes nothing yet; then no more news are queued', async () => {
    const { email, user, id } = await sent({ language: 'Arabic' });
    const answer = await account.as().get(`/api/user/unsubscribe/${id}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/ar/unsubscribed?email=${id}`);
    expect(await takesNews(user)).toBe(true);
    await account.as().post(`/api/user/unsubscribe/${id}`);
    expect(await takesNews(user)).toBe(false);
    const again = await queue({ template_name: 'welcome-back', recipients: [email.toUpperCase()] });
    expect(again.json()).toEqual({ queued: 0 });
  });

  test('by one click accepts the form of a mail program', async () => {
    const { user, id } = await sent();
    const answer = await postForm(`/api/user/unsubscribe/${id}`, 'List-Unsubscribe=One-Click');
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    expect(await takesNews(user)).toBe(false);
    expect((await postForm('/api/user/feedback', 'text=x')).statusCode).toBe(400);
  });

  test('stores an address only as a hash', async () => {
    const { email, id } = await sent();
    await account.as().post(`/api/user/unsubscribe/${id}`);
    const { rows } = await account.pool.query('select to_jsonb(u)::text as row from account.unsubscribed u');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(email);
  });

  test('applies to mails that are already waiting', async () => {
    const email = address();
    box.refuseWith = 451;
    await queue({ template_name: 'welcome-back', recipients: [email] });
    const id = await idTo(email);
    const statusOf = async () =>
      (await account.pool.query('select status, attempts from account.emails where id = $1', [id])).rows[0];
    await until(async () => (await statusOf()).attempts >= 1);
    await account.as().post(`/api/user/unsubscribe/${id}`);
    box.refuseWith = null;
    await until(async () => (await statusOf()).status === 'unsubscribed');
    expect(to(email)).toEqual([]);
  });

  test('is undone by nobody who has only the link, nor by somebody else, nor for somebody who is helped', async () => {
    const { user, id } = await sent();
    await account.as().post(`/api/user/unsubscribe/${id}`);
    const other = await parentIdentity(account.pool, await makeUser(account.pool));
    const helped = { ...(await parentIdentity(account.pool, user)), impersonator: randomUUID() };
    const answers = [account.as(), account.as(other), account.as(helped)].map(one =>
      one.post(`/api/user/resubscribe/${id}`),
    );
    expect((await Promise.all(answers)).map(answer => answer.json().code)).toEqual([
      'auth/not-logged-in',
      'auth/forbidden',
      'auth/forbidden',
    ]);
    expect(await takesNews(user)).toBe(false);
  });

  test('can be undone by whoever is logged in with the address', async () => {
    const { email, user, id } = await sent();
    await account.as().post(`/api/user/unsubscribe/${id}`);
    const owner = account.as(await parentIdentity(account.pool, user));
    expect((await owner.post(`/api/user/resubscribe/${id}`)).json()).toEqual({ done: true });
    expect(await takesNews(user)).toBe(true);
    expect((await queue({ template_name: 'welcome-back', recipients: [email] })).json()).toEqual({
      queued: 1,
    });
  });

  test('with a mail that does not exist gets the same answer', async () => {
    const id = randomUUID();
    const answer = await account.as().get(`/api/user/unsubscribe/${id}`);
    expect(answer.headers.location).toBe(`/en/unsubscribed?email=${id}`);
    expect((await account.as().post(`/api/user/unsubscribe/${id}`)).json()).toEqual({ done: true });
  });

  test('is over when the owner switches news on again', async () => {
    const { email, user, id } = await sent();
    await account.as().post(`/api/user/unsubscribe/${id}`);
    const owner = account.as(await parentIdentity(account.pool, user));
    expect((await owner.post('/api/profile', { receives_news: true })).json().receives_news).toBe(true);
    expect((await queue({ template_name: 'welcome-back', recipients: [email] })).json()).toEqual({
      queued: 1,
    });
  });
});

describe('opening', () => {
  const opened = async (id: string) =>
    (await account.pool.query('select opened_at from account.emails where id = $1', [id])).rows[0].opened_at;

  test('of news is recorded, and answers with one pixel', async () => {
    const email = address();
    await queue({ template_name: 'welcome-back', recipients: [email] });
    const id = await idTo(email);
    expect(await opened(id)).toBeNull();
    const answer = await account.as().get(`/api/user/open/${id}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(answer.rawPayload.subarray(0, 3).toString()).toBe('GIF');
    expect(await opened(id)).not.toBeNull();
  });

  test('leads to pages of ours and nowhere else', async () => {
    const ask = async (redirect: string) =>
      (await account.as().get(`/api/user/open/${randomUUID()}?redirect_url=${encodeURIComponent(redirect)}`))
        .headers.location;
    expect(await ask('/ar/profile?x=1')).toBe('/ar/profile?x=1');
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/%2Fevil.example',
      '/api/auth/logout',
    ])
      expect(await ask(evil)).toBe('/en/');
  });
});
