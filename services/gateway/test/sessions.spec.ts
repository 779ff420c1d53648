import { ErrorAnswerSchema, type ResolvedSession } from '@burrow/contracts';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Answer,
  ask,
  type Echo,
  startEcho,
  startGateway,
  type TestGateway,
  type Upstream,
  verifierFor,
} from './gateway.harness.ts';

const session: ResolvedSession = {
  session: randomUUID(),
  role: 'parent',
  user: randomUUID(),
  student: null,
  staff: false,
  factorless: false,
  organization: null,
  class: null,
  impersonator: null,
};

let account: Upstream;
let gateway: TestGateway;
let secrets: Map<string, ResolvedSession>;
let lookUps = 0;

/** Account as the gateway sees it: it knows sessions, and answers anything else with what it received. */
async function answerAsAccount(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const { url, headers, method } = incoming;
  if (url === '/internal/session') {
    lookUps += 1;
    const found = secrets.get((JSON.parse(body) as { secret: string }).secret) ?? null;
    return void answer.setHeader('content-type', 'application/json').end(JSON.stringify({ session: found }));
  }
  if (url === '/api/auth/logout') {
    secrets.clear();
    answer.setHeader('set-cookie', ['session=; Max-Age=0; Path=/', 'has_session=; Max-Age=0; Path=/']);
  }
  answer
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ method, url, headers, body: '' }));
}

beforeAll(async () => {
  account = await startEcho(answerAsAccount);
  gateway = await startGateway(
    { account: account.url, learning: account.url, organization: account.url },
    { TRUST_PROXY: 'loopback' },
  );
});
beforeEach(() => {
  secrets = new Map();
  lookUps = 0;
});

const logIn = (as: ResolvedSession = session): string => {
  const secret = randomBytes(32).toString('base64url');
  secrets.set(secret, as);
  return secret;
};
const call = (
  path: string,
  cookie: string,
  more: { method?: string; headers?: Record<string, string> } = {},
) => ask(gateway.url + path, { ...more, headers: { cookie, ...more.headers } });
const identityOf = (answer: Answer) =>
  verifierFor('account').verify((answer.json() as unknown as Echo).headers['x-identity'] ?? '');

describe('a session', () => {
  test('determines the identity, and its cookie is not passed on', async () => {
    const answer = await call('/api/profile', `session=${logIn()}`);
    expect(await identityOf(answer)).toMatchObject(session);
    expect((answer.json() as unknown as Echo).headers.cookie).toBeUndefined();
  });

  test('is looked up once a second at most', async () => {
    const secret = logIn();
    const started = performance.now();
    for (let times = 0; times < 5; times += 1) await call('/api/profile', `session=${secret}`);
    expect(lookUps).toBeGreaterThan(0);
    expect(lookUps).toBeLessThanOrEqual(1 + Math.floor((performance.now() - started) / 1_000));
    secrets.clear();
    await delay(1_100);
    const before = lookUps;
    expect(await identityOf(await call('/api/profile', `session=${secret}`))).toMatchObject({
      role: 'visitor',
    });
    expect(lookUps).toBe(before + 1);
  });

  test('is forgotten immediately by a log-out, with every other of the same account', async () => {
    const [here, elsewhere] = [logIn(), logIn({ ...session, session: randomUUID() })];
    const stranger = logIn({ ...session, session: randomUUID(), user: randomUUID() });
    const known = await Promise.all(
      [here, elsewhere, stranger].map(each => call('/api/profile', `session=${each}`)),
    );
    expect(await Promise.all(known.map(identityOf))).toEqual(
      Array(3).fill(expect.objectContaining({ role: 'parent' })),
    );
    const headers = { 'sec-fetch-site': 'same-origin' };
    await call('/api/auth/logout', `session=${here}`, { method: 'POST', headers });
    const after = await Promise.all(
      [here, elsewhere, stranger].map(each => call('/api/profile', `session=${each}`)),
    );
    const roles = (await Promise.all(after.map(identityOf))).map(identity => identity?.role);
    expect(roles).toEqual(['visitor', 'visitor', 'parent']);
  });

  test('that ends at one gateway ends at another, which believes what it knew for a moment', async () => {
    const places = { account: account.url, learning: account.url, organization: account.url };
    const other = await startGateway(places);
    const cookie = `session=${logIn()}`;
    const roleAt = async ({ url }: TestGateway) =>
      (await identityOf(await ask(`${url}/api/profile`, { headers: { cookie } })))?.role;
    expect([await roleAt(gateway), await roleAt(other)]).toEqual(['parent', 'parent']);
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await call('/api/auth/logout', cookie, { method: 'POST', headers })).status).toBe(200);
    while ((await roleAt(other)) === 'parent') await delay(50);
    expect([await roleAt(gateway), await roleAt(other)]).toEqual(['visitor', 'visitor']);
  });

  test('is looked up again at once when a school was registered in it', async () => {
    const secret = logIn({ ...session, role: 'admin' });
    await call('/api/profile', `session=${secret}`);
    const organization = randomUUID();
    secrets.set(secret, { ...session, role: 'admin', organization });
    const headers = { 'sec-fetch-site': 'same-origin' };
    await call('/api/organization/current', `session=${secret}`, { method: 'PUT', headers });
    expect(await identityOf(await call('/api/profile', `session=${secret}`))).toMatchObject({ organization });
  });

  const taken = (answer: Answer): string[] =>
    answer.cookies.filter(cookie => /^(session|has_session)=; Max-Age=0/.test(cookie));

  test('that has ended loses its cookies when the page asks who is here, and its owner is a visitor', async () => {
    const answer = await call('/api/auth/current', `session=${randomBytes(32).toString('base64url')}`);
    expect(await identityOf(answer)).toMatchObject({ role: 'visitor' });
    expect(taken(answer)).toHaveLength(2);
  });

  test('that was replaced is not affected by the late answer of another call', async () => {
    const answer = await call('/api/profile', `session=${randomBytes(32).toString('base64url')}`);
    expect(await identityOf(answer)).toMatchObject({ role: 'visitor' });
    expect(taken(answer)).toEqual([]);
  });

  test('that has ended writes nothing as a visitor, and may begin another', async () => {
    const cookie = `session=${randomBytes(32).toString('base64url')}`;
    const write = async (path: string, cookies = cookie) => {
      const answer = await call(path, cookies, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      return [answer.status, answer.status === 200 || ErrorAnswerSchema.parse(answer.json()).code];
    };
    expect(await write('/api/user/feedback')).toEqual([401, 'auth/not-logged-in']);
    expect(await write('/api/auth/login')).toEqual([200, true]);
    expect(await write('/api/user/feedback', 'other=1')).toEqual([200, true]);
  });

  test('takes no write of a page that is another’s', async () => {
    const student = { ...session, role: 'student' as const, student: randomUUID() };
    const write = async (owner: string, cookie: string, path = '/api/user/feedback') => {
      const headers = { 'sec-fetch-site': 'same-origin', 'x-page-owner': owner };
      const answer = await call(path, cookie, { method: 'POST', headers });
      return answer.status === 200 ? 200 : ErrorAnswerSchema.parse(answer.json()).code;
    };
    const cookie = `session=${logIn(student)}`;
    expect(await write(student.student, cookie)).toBe(200);
    expect(await write(randomUUID(), cookie)).toBe('auth/somebody-else');
    expect(await write(session.user ?? '', cookie)).toBe('auth/somebody-else');
    expect(await write(student.student, 'other=1')).toBe('auth/not-logged-in');
    expect(await write(randomUUID(), cookie, '/api/auth/logout')).toBe(200);
  });

  test('takes no write of a page that is of another school of theirs', async () => {
    const [elm, oak] = [randomUUID(), randomUUID()];
    const cookie = `session=${logIn({ ...session, role: 'teacher', organization: oak })}`;
    const write = async (school: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'x-page-school': school };
      const answer = await call('/api/user/feedback', cookie, { method: 'POST', headers });
      return answer.status === 200 ? 200 : ErrorAnswerSchema.parse(answer.json()).code;
    };
    expect([await write(oak), await write(elm)]).toEqual([200, 'auth/somebody-else']);
  });

  test('takes a write of the school that they registered a moment ago', async () => {
    const secret = logIn();
    const school = randomUUID();
    expect((await call('/api/profile', `session=${secret}`)).status).toBe(200);
    secrets.set(secret, { ...session, role: 'admin', organization: school });
    const headers = { 'sec-fetch-site': 'same-origin', 'x-page-school': school };
    const answer = await call('/api/user/feedback', `session=${secret}`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    expect(await identityOf(answer)).toMatchObject({ role: 'admin', organization: school });
  });

  test('answers no read that is for the tabs of another', async () => {
    const read = async (owner: string) => {
      const answer = await call('/api/profile', `session=${logIn()}`, { headers: { 'x-page-owner': owner } });
      return answer.status === 200 ? 200 : ErrorAnswerSchema.parse(answer.json()).code;
    };
    expect(await read(session.user ?? '')).toBe(200);
    expect(await read(randomUUID())).toBe('auth/somebody-else');
  });

  test('is not announced to the page if there is none', async () => {
    expect(taken(await call('/api/auth/current', 'has_session=1'))).toHaveLength(2);
    expect(taken(await call('/api/auth/current', 'other=1'))).toEqual([]);
  });

  test('cookies of account are set next to the visitor cookie', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await call('/api/auth/logout', 'other=1', { method: 'POST', headers });
    expect(answer.cookies.map(cookie => cookie.split('=')[0]).toSorted()).toEqual([
      'has_session',
      'session',
      'visitor',
    ]);
  });

  test('on https has the name that binds it to the host', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const secret = logIn();
    expect(await identityOf(await call('/api/profile', `session=${secret}`, { headers }))).toMatchObject({
      role: 'visitor',
    });
    const bound = await call('/api/profile', `__Host-session=${secret}`, { headers });
    expect(await identityOf(bound)).toMatchObject({ role: 'parent', secure: true });
  });
});

describe('calls that change state', () => {
  const statusOf = async (path: string, method: string, headers: Record<string, string>) => {
    const answer = await call(path, `session=${logIn()}`, { method, headers });
    return answer.status === 200 ? 200 : ErrorAnswerSchema.parse(answer.json()).code;
  };

  test('by GET must come from our own pages', async () => {
    expect(await statusOf('/api/auth/logout', 'GET', { 'sec-fetch-site': 'same-origin' })).toBe(200);
    const elsewhere: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of elsewhere) {
      expect(await statusOf('/api/auth/logout', 'GET', headers)).toBe('request/cross-site');
    }
  });

  test('by one click of a mail program may come from anywhere', async () => {
    const path = `/api/user/unsubscribe/${randomUUID()}`;
    expect(await statusOf(path, 'POST', { origin: 'https://mail.example' })).toBe(200);
  });

  test('over plain http beyond this machine need the token of the page', async () => {
    const host = 'school.example';
    const page = await ask(`${gateway.url}/api/user/country`, { headers: { host } });
    const visitor = page.cookies.find(cookie => cookie.startsWith('visitor='))?.split(';')[0] ?? '';
    const post = async (headers: Record<string, string>) => {
      const answer = await call('/api/auth/logout', visitor, {
        method: 'POST',
        headers: { host, ...headers },
      });
      return answer.status;
    };
    expect(await post({ origin: `http://${host}` })).toBe(403);
    expect(await post({ 'x-csrf-token': 'wrong' })).toBe(403);
    // A cookie that belongs to none of our visitors has no token to show, and is not accepted without one.
    for (const cookie of [`session=${logIn()}`, 'visitor=forged'])
      expect(await post({ cookie, origin: `http://${host}` })).toBe(403);
    const { csrfTokenOf } = await import('../src/features/security/csrf.rules.ts');
    const id = visitor.split('=')[1]?.split('.')[0] ?? '';
    expect(await post({ 'x-csrf-token': csrfTokenOf(id, 'cookie-secret-cookie-secret-cookie-secret') })).toBe(
      200,
    );
  });
});

test('while account is down somebody with a session is told so, and a visitor keeps playing', async () => {
  const alone = await startEcho(answerAsAccount);
  const cut = await startGateway({ account: 'http://127.0.0.1:9', learning: alone.url });
  const loggedIn = await ask(`${cut.url}/api/credit/level`, { headers: { cookie: `session=${logIn()}` } });
  expect([loggedIn.status, ErrorAnswerSchema.parse(loggedIn.json()).code]).toEqual([
    502,
    'gateway/service-down',
  ]);
  expect((await ask(`${cut.url}/api/credit/level`)).status).toBe(200);
});
