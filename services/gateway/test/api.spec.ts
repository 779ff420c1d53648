import { byService, type Endpoint, ENDPOINTS, ErrorAnswerSchema } from '@burrow/contracts';
import { Metrics } from '@burrow/service-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { once } from 'node:events';
import {
  type Answer,
  ask,
  type Echo,
  startEcho,
  startGateway,
  type TestGateway,
  type Upstream,
} from './gateway.harness.ts';

let services: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  services = await startEcho();
  const settings = { COUNTRY_HEADER: 'X-Country', TRUST_PROXY: 'loopback' };
  gateway = await startGateway({ account: services.url, learning: services.url }, settings);
});

const CREDIT = '/api/credit/level';
const UPDATE = '/api/level/update/python';
const echoOf = (answer: Answer) => answer.json() as unknown as Echo;
const codeOf = (answer: Answer) => ErrorAnswerSchema.parse(answer.json()).code;
const call = (path: string, options = {}) => ask(gateway.url + path, options);

const OF_SERVICES = Object.values<Endpoint>(ENDPOINTS).filter(({ service }) => service !== 'gateway');

describe('routing', () => {
  test.each(OF_SERVICES.map(({ method, path }) => [method, path.replace(/\{\w+\}/g, 'x')]))(
    '%s %s reaches its service unchanged',
    async (method, path) => {
      const body = method === 'GET' ? undefined : '{"a": 1}';
      const ownPage = { 'sec-fetch-site': 'same-origin' };
      const headers = body
        ? { ...ownPage, 'content-type': 'application/json', 'content-length': String(body.length) }
        : ownPage;
      const echo = echoOf(await call(`${path}?language=a%20b`, { method, body, headers }));
      expect(echo).toMatchObject({ method, url: `${path}?language=a%20b`, body: body ?? '' });
    },
  );

  test('a status other than 200 is passed on unchanged', async () => {
    expect((await call(`${CREDIT}?status=418`)).status).toBe(418);
  });

  test('an unknown path is 404, another method 405', async () => {
    const missing = await call('/api/nothing');
    expect([missing.status, codeOf(missing)]).toEqual([404, 'request/not-found']);
    const wrong = await call(CREDIT, { method: 'DELETE' });
    expect([wrong.status, codeOf(wrong), wrong.headers.allow]).toEqual([
      405,
      'request/method-not-allowed',
      'GET',
    ]);
  });

  test('a request with Expect is served', async () => {
    const headers = { expect: '100-continue', 'content-type': 'application/json' };
    const answer = await call(UPDATE, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(200);
    expect(echoOf(answer).headers.expect).toBeUndefined();
  });
});

test('a request id from outside is adopted only from a trusted proxy', async () => {
  const headers = { 'x-request-id': 'my-request-1' };
  expect((await call(CREDIT, { headers })).headers['x-request-id']).toBe('my-request-1');
  const open = await startGateway({ account: services.url, learning: services.url });
  expect((await ask(open.url + CREDIT, { headers })).headers['x-request-id']).not.toBe('my-request-1');
});

describe('a request from another site', () => {
  const post = (headers: Record<string, string>) => call(UPDATE, { method: 'POST', headers, body: '{}' });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused (%j)', async headers => {
    const answer = await post(headers as unknown as Record<string, string>);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'request/cross-site']);
  });

  test('is accepted from this one', async () => {
    expect((await post({ 'sec-fetch-site': 'same-origin', origin: gateway.url })).status).toBe(200);
    expect((await post({ origin: gateway.url })).status).toBe(200);
    expect((await call(CREDIT, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

test('the outbox is shown only to browsers on this machine, not to those behind a proxy on it', async () => {
  const OUTBOX = '/api/user/outbox';
  expect((await call(OUTBOX)).status).toBe(200);
  const elsewhere: Record<string, string>[] = [{ host: 'x.example' }, { 'x-forwarded-for': '203.0.113.5' }];
  for (const headers of elsewhere) {
    const refused = await call(OUTBOX, { headers });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'request/not-found']);
  }
});

test('a proxy that is not configured is logged once', async () => {
  const open = await startGateway({ account: services.url, learning: services.url });
  const warnings = () => open.logLines.filter(line => line.includes('TRUST_PROXY')).length;
  await ask(open.url + CREDIT);
  expect(warnings()).toBe(0);
  for (const _ of [1, 2]) await ask(open.url + CREDIT, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(warnings()).toBe(1);
});

test.each([
  ['a parameter that is too long', 'POST', `/api/level/update/${'x'.repeat(501)}`],
  ['a path that cannot be decoded', 'GET', '/api/level/course/%ff-my-secret'],
])('%s is an error of ours that does not repeat it', async (_name, method, path) => {
  const answer = await call(path, { method });
  expect([answer.status, codeOf(answer)]).toEqual([400, 'request/malformed']);
  expect(answer.body.toString()).not.toMatch(/xxxx|my-secret|FST_/);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
});

describe('limits', () => {
  test('a body above its limit is 413', async () => {
    const large = await call('/api/level/draft/python', { method: 'PUT', body: 'x'.repeat(262_145) });
    expect([large.status, codeOf(large)]).toEqual([413, 'request/too-large']);
    expect((await call(UPDATE, { method: 'POST', body: 'x'.repeat(1_000_000) })).status).toBe(200);
    expect((await call(UPDATE, { method: 'POST', body: 'x'.repeat(1_048_577) })).status).toBe(413);
  });

  describe('of calls per minute', () => {
    const start = (settings: Record<string, string>) =>
      startGateway(
        { account: services.url, learning: services.url },
        { TRUST_PROXY: 'loopback', RATE_PER_ADDRESS: '6', RATE_PER_VISITOR: '3', ...settings },
      );
    const from = async ({ url }: TestGateway, address: string, times: number, cookie = '') => {
      const statuses: number[] = [];
      const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) };
      for (let count = 0; count < times; count++)
        statuses.push((await ask(url + CREDIT, { headers })).status);
      return statuses;
    };
    const newCookie = async ({ url }: TestGateway): Promise<string> =>
      (await ask(url + CREDIT, { headers: { 'x-forwarded-for': '192.0.2.1' } })).cookies[0]?.split(';')[0] ??
      '';

    test('each visitor has one, and their address one for all', async () => {
      const narrow = await start({});
      const [one, other] = [await newCookie(narrow), await newCookie(narrow)];
      expect(await from(narrow, '203.0.113.5', 4, one)).toEqual([200, 200, 200, 429]);
      expect(await from(narrow, '203.0.113.5', 3, other)).toEqual([200, 200, 200]);
      const refused = await ask(narrow.url + CREDIT, { headers: { 'x-forwarded-for': '203.0.113.5' } });
      expect([refused.status, codeOf(refused)]).toEqual([429, 'request/too-many']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(`${narrow.url}/api/health/live`)).status).toBe(200);
    });

    test('browsers without a cookie share a tight one at their address', async () => {
      const narrow = await start({ RATE_WITHOUT_COOKIE: '2' });
      expect(await from(narrow, '2001:db8::1', 2)).toEqual([200, 200]);
      expect(await from(narrow, '2001:db8::2', 1)).toEqual([429]);
      expect(await from(narrow, '2001:db8::2', 1, await newCookie(narrow))).toEqual([200]);
    });

    test("in a school's network only each browser's counts", async () => {
      const narrow = await start({ SCHOOL_NETWORKS: '203.0.113.0/24', RATE_WITHOUT_COOKIE: '2' });
      expect(await from(narrow, '203.0.113.5', 8)).toEqual(Array(8).fill(200));
      expect(await from(narrow, '203.0.113.5', 4, await newCookie(narrow))).toEqual([200, 200, 200, 429]);
    });
  });
});

describe('a service that fails', () => {
  const metrics = new Metrics();
  afterAll(() => metrics.close());

  test('is 502 when it is down, while others work and the gateway stays ready', async () => {
    const port = await metrics.listen('127.0.0.1', 0);
    const places = { account: 'http://127.0.0.1:9', learning: services.url };
    const down = await startGateway(places, {}, metrics);
    const language = await ask(`${down.url}/api/user/get-language`);
    expect([language.status, codeOf(language)]).toEqual([502, 'gateway/service-down']);
    expect((await ask(down.url + CREDIT)).status).toBe(200);
    const deep = await ask(`http://127.0.0.1:${port}/health/deep`);
    expect([deep.status, deep.json()]).toEqual([
      503,
      {
        status: 'degraded',
        parts: byService(name => name !== 'account'),
        notServed: { account: 'gateway/service-down' },
      },
    ]);
    expect((await ask(`${down.url}/api/health/ready`)).json()).toEqual({ status: 'ok' });
    const scraped = (await ask(`http://127.0.0.1:${port}/metrics`)).body.toString();
    expect(scraped).toContain('part_ready{part="account"} 0');
    expect(scraped).toContain('part_ready{part="learning"} 1');
  });

  test('is 504 when it is slow', async () => {
    const slow = await startEcho(() => {});
    const behind = await startGateway(
      { account: slow.url, learning: slow.url },
      { UPSTREAM_TIMEOUT_MS: '100' },
    );
    const answer = await ask(behind.url + CREDIT);
    expect([answer.status, codeOf(answer)]).toEqual([504, 'gateway/service-slow']);
  });

  test('is 502 when it breaks off', async () => {
    const broken = await startEcho(incoming => incoming.socket.destroy());
    const behind = await startGateway({ account: broken.url, learning: broken.url });
    expect((await ask(behind.url + CREDIT)).status).toBe(502);
  });
});

test('a request under way is answered before the gateway stops', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const slow = await startEcho((_incoming, answer) => {
    resolve();
    setTimeout(() => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 200);
  });
  const behind = await startGateway({ account: slow.url, learning: slow.url });
  const answer = ask(behind.url + CREDIT);
  await arrived;
  await behind.service.close();
  expect((await answer).status).toBe(200);
  await expect(ask(behind.url + CREDIT)).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});

test('while stopping it is not ready, and keeps serving until then', async () => {
  const behind = await startGateway({ account: services.url, learning: services.url }, { DRAIN_MS: '300' });
  const drained = behind.service.drain();
  const ready = await ask(`${behind.url}/api/health/ready`);
  expect([ready.status, codeOf(ready)]).toEqual([503, 'platform/not-ready']);
  expect((await ask(behind.url + CREDIT)).status).toBe(200);
  await drained;
});

test('every answer has the security headers and the request id', async () => {
  for (const path of [CREDIT, '/api/nothing', '/api/health/live']) {
    const { headers } = await call(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': expect.any(String),
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    });
  }
});

test('neither queries, cookies nor tokens are logged', async () => {
  const answer = await call(`${CREDIT}?token=my-secret-token`);
  await call('/api/nothing/my-secret-token');
  const text = gateway.logLines.join('');
  expect(text).toContain(answer.headers['x-request-id']);
  expect(text).not.toContain('my-secret-token');
  expect(text).not.toContain(answer.cookies[0]?.split(/[=.;]/)[1]);
});

test('a request that is not HTTP ends its connection and nothing else', async () => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 400/);
  expect((await call(CREDIT)).status).toBe(200);
});
