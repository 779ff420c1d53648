import { type Caller, countedText, startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { NewMail } from '../src/features/mails/mail/mail-queue.service.ts';
import { createAccount } from '../src/create-account.ts';
import { openQueue, type Postbox, startPostbox, until } from './mail.harness.ts';
import { makeUser } from './people.harness.ts';

let box: Postbox;
let account: TestService;
let mails: Awaited<ReturnType<typeof openQueue>>;
let staff: Caller;

beforeAll(async () => {
  box = await startPostbox();
  const settings = {
    SMTP_URL: box.url,
    PUBLIC_URL: 'https://burrow.example',
    MAIL_FROM: 'Burrow <farm@burrow.example>',
    SUPPORT_EMAIL: 'help@burrow.example',
  };
  account = await startForTest(parts => createAccount({ ...parts, settings }));
  mails = await openQueue(account);
  staff = account.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
});
beforeEach(() => {
  box.mails.length = 0;
  box.refuseWith = null;
  box.gate = null;
});
afterAll(async () => {
  await mails.close();
  await account.close();
  await box.stop();
});

const TOKEN = 'a-secret-that-is-good-for-an-hour';
const newMail = (more: Partial<NewMail> = {}): NewMail => ({
  template: 'reset-password',
  to: `${randomUUID()}@example.org`,
  language: 'English',
  params: { path: `/reset-password?token=${TOKEN}`, name: 'Ada <b>Parent</b>' },
  ...more,
});
const queue = (mail: NewMail) => mails.inTransaction(tx => mails.queue.queue(tx, mail));
const rowOf = async (id: string) =>
  (await account.pool.query('select * from account.emails where id = $1', [id])).rows[0];
const isSent = async (id: string) => (await rowOf(id)).status === 'sent';
const to = (address: string) => box.mails.filter(mail => mail.to?.[0]?.address === address);

describe('a mail', () => {
  test('that is queued is sent once, with both parts and absolute links', async () => {
    const mail = newMail();
    const id = await queue(mail);
    await until(() => isSent(id));
    expect(to(mail.to)).toHaveLength(1);
    const [sent] = to(mail.to);
    expect(sent).toMatchObject({
      subject: 'Choose a new password',
      from: { name: 'Burrow', address: 'farm@burrow.example' },
      replyTo: [{ address: 'help@burrow.example' }],
      messageId: `<${id}@burrow.example>`,
    });
    const link = `https://burrow.example/en/reset-password?token=${TOKEN}`;
    expect(sent?.text).toContain(link);
    expect(sent?.html).toContain(`href="${link}"`);
    expect(sent?.html).not.toContain('<b>');
    const headers = Object.fromEntries(sent?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['list-unsubscribe']).toBeUndefined();
    expect(sent?.html).not.toContain('<img');
  });

  test('leaves no secret behind, neither in its row nor in the log', async () => {
    const id = await queue(newMail());
    await until(() => isSent(id));
    expect(await rowOf(id)).toMatchObject({ params: {}, outbox: null, attempts: 1 });
    expect(account.logLines.join('')).not.toContain(TOKEN);
  });

  test('is not sent when its transaction rolls back', async () => {
    const [lost, kept] = [newMail(), newMail()];
    await expect(
      mails.inTransaction(async tx => {
        await mails.queue.queue(tx, lost);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const id = await queue(kept);
    await until(() => isSent(id));
    expect(to(lost.to)).toHaveLength(0);
  });

  test('in Arabic is written from right to left, and leads to Arabic pages', async () => {
    const mail = newMail({ language: 'Arabic' });
    const id = await queue(mail);
    await until(() => isSent(id));
    const [sent] = to(mail.to);
    expect(sent?.subject).toBe('اختر كلمة مرور جديدة');
    expect(sent?.html).toContain('<html lang="ar" dir="rtl">');
    expect(sent?.text).toContain('https://burrow.example/ar/reset-password?token=');
  });

  test('in a language that is translated is written in it, and leads to its pages', async () => {
    const mail = newMail({ language: 'German' });
    const id = await queue(mail);
    await until(() => isSent(id));
    const [sent] = to(mail.to);
    expect(sent?.subject).toBe('Wählen Sie ein neues Passwort');
    expect(sent?.text).toContain('https://burrow.example/de/reset-password?token=');
  });

  test('in a language that the site does not have is English, and leads to English pages', async () => {
    const mail = newMail({ language: 'Icelandic' });
    const id = await queue(mail);
    await until(() => isSent(id));
    const [sent] = to(mail.to);
    expect(sent?.subject).toBe('Choose a new password');
    expect(sent?.text).toContain('https://burrow.example/en/reset-password?token=');
  });

  test('that the server defers is sent later, once', async () => {
    box.refuseWith = 451;
    const mail = newMail();
    const id = await queue(mail);
    await until(async () => (await rowOf(id)).attempts >= 1);
    expect((await rowOf(id)).status).toBe('waiting');
    box.refuseWith = null;
    await until(() => isSent(id));
    expect(to(mail.to)).toHaveLength(1);
    expect((await rowOf(id)).attempts).toBeGreaterThanOrEqual(2);
  });

  test('that waits for a server through a long weekend is sent, and one whose link has ended is not', async () => {
    box.refuseWith = 451;
    const [mail, late] = [newMail({ template: 'password-changed', params: {} }), newMail()];
    const [id, lateId] = [await queue(mail), await queue(late)];
    const waited = (which: string, hours: number, attempts: number) =>
      account.pool.query(
        'update account.emails set created_at = now() - make_interval(hours => $2), attempts = $3 where id = $1',
        [which, hours, attempts],
      );
    for (const one of [id, lateId]) await until(async () => (await rowOf(one)).attempts >= 1);
    await waited(id, 95, 100);
    await waited(lateId, 1, 11);
    box.refuseWith = null;
    await staff.post('/api/user/send_emails?rows=100');
    await until(() => isSent(id));
    expect(await rowOf(lateId)).toMatchObject({ status: 'failed', params: {}, refused_at: null });
    expect([to(mail.to), to(late.to)].map(found => found.length)).toEqual([1, 0]);
  });

  test('that nobody took for four days is given up', async () => {
    box.refuseWith = 451;
    const id = await queue(newMail({ template: 'password-changed', params: {} }));
    await until(async () => (await rowOf(id)).attempts >= 1);
    await account.pool.query(
      "update account.emails set created_at = now() - interval '4 days' where id = $1",
      [id],
    );
    await until(async () => (await rowOf(id)).status === 'failed');
    expect(await rowOf(id)).toMatchObject({ params: {}, refused_at: null });
  });

  test('that the server refuses permanently is given up, and staff see that the address is refused', async () => {
    const to = `refused-${randomUUID()}@example.org`;
    await makeUser(account.pool, { email: to });
    const refusedAt = async () =>
      (await staff.get(`/api/user/search/emails?query=${to}`)).json().users[0].mail_refused_at;
    expect(await refusedAt()).toBeNull();
    box.refuseWith = 550;
    const id = await queue(newMail({ to }));
    await until(async () => (await rowOf(id)).status === 'failed');
    expect(await rowOf(id)).toMatchObject({ attempts: 1, params: {} });
    expect(Date.parse(await refusedAt())).not.toBeNaN();
    box.refuseWith = null;
    const next = await queue(newMail({ to }));
    await until(() => isSent(next));
    expect(await refusedAt()).toBeNull();
  });

  test('waits neither for a slow one nor for news, and no transaction is open meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    box.gate = promise;
    const slow = () => newMail({ to: `slow-${randomUUID()}@example.org` });
    const id = await queue(slow());
    const news = Array.from({ length: 4 }, (): NewMail => ({
      ...slow(),
      template: 'news',
      params: { text: 'Hay.' },
    }));
    await mails.inTransaction(tx => mails.queue.queueNews(tx, news));
    const quick = await queue(newMail());
    await until(() => isSent(quick));
    expect((await rowOf(id)).status).toBe('waiting');
    const { rows } = await account.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    resolve();
    await until(() => isSent(id));
    await until(() => news.every(mail => to(mail.to).length === 1));
  });

  test('leased by a process that died is sent once its lease is over', async () => {
    const mail = newMail();
    const id = await mails.inTransaction(async tx => {
      const queued = await mails.queue.queue(tx, mail);
      await tx.query("update account.emails set leased_until = now() + interval '1 second' where id = $1", [
        queued,
      ]);
      return queued;
    });
    await until(() => isSent(id));
    expect(to(mail.to)).toHaveLength(1);
  });

  test('waits while the server is down', async () => {
    await box.stop();
    const mail = newMail();
    const id = await queue(mail);
    await until(async () => (await rowOf(id)).attempts >= 1);
    await box.restart();
    await until(() => isSent(id));
    expect(to(mail.to)).toHaveLength(1);
  });

  test('whose job arrives twice is sent once', async () => {
    const mail = newMail();
    const id = await queue(mail);
    await until(() => isSent(id));
    const next = newMail();
    const nextId = await mails.inTransaction(async tx => {
      await tx.query("insert into jobs.job (name, data) values ('account-mail', $1)", [{ emailId: id }]);
      return mails.queue.queue(tx, next);
    });
    await until(() => isSent(nextId));
    expect(to(mail.to)).toHaveLength(1);
  });
});

test('sent by hand while the worker runs is sent once', async () => {
  const waiting = Array.from({ length: 20 }, () => newMail());
  const ids = await mails.inTransaction(async tx => {
    const queued: string[] = [];
    for (const mail of waiting) queued.push(await mails.queue.queue(tx, mail));
    return queued;
  });
  const counts = await Promise.all([1, 2, 3].map(() => staff.post('/api/user/send_emails?rows=1000')));
  expect(counts.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const id of ids) await until(() => isSent(id));
  expect(waiting.map(mail => to(mail.to).length)).toEqual(Array(20).fill(1));
});

test('how many were sent, deferred and given up is counted', async () => {
  const counted = await countedText();
  for (const outcome of ['sent', 'again', 'failed'])
    expect(counted).toMatch(new RegExp(`^mails_total\\{outcome="${outcome}"\\} [1-9]`, 'm'));
});
