import { visitorIdentity } from '@burrow/service-kit';
import { beforeAll, describe, expect, test } from '@jest/globals';
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

const settings = { COUNTRY_HEADER: 'X-Country', TRUST_PROXY: 'loopback' };

let services: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  services = await startEcho();
  gateway = await startGateway({ account: services.url, learning: services.url }, settings);
});

const CREDIT = '/api/credit/level';
const echoOf = (answer: Answer) => answer.json() as unknown as Echo;
const identityOf = (answer: Answer) =>
  verifierFor('learning').verify(echoOf(answer).headers['x-identity'] ?? '');
const call = (path: string, options = {}) => ask(gateway.url + path, options);

describe('identity', () => {
  test('is made by the gateway, whatever the request claims', async () => {
    const headers = {
      'x-identity': 'forged',
      'x-request-id': 'my-request-1',
      'X-Country': 'DE',
      'X-Forwarded-For': '203.0.113.5',
    };
    const answer = await call(CREDIT, { headers });
    expect(await identityOf(answer)).toEqual({
      ...visitorIdentity(expect.any(String) as unknown as string),
      address: '203.0.113.5',
      country: 'de',
    });
    expect(echoOf(answer).headers['x-request-id']).toBe(answer.headers['x-request-id']);
  });

  test('comes back with the cookie, and the cookie is not passed on', async () => {
    const first = await call(CREDIT);
    const cookie = first.cookies[0]?.split(';')[0] ?? '';
    const second = await call(CREDIT, { headers: { cookie: `other=1; ${cookie}` } });
    expect(second.cookies).toEqual([]);
    expect((await identityOf(second))?.visitor).toBe((await identityOf(first))?.visitor);
    expect(echoOf(second).headers.cookie).toBeUndefined();
    const forged = await call(CREDIT, { headers: { cookie: `${cookie.slice(0, -2)}xx` } });
    expect(forged.cookies).toHaveLength(1);
    expect((await identityOf(forged))?.visitor).not.toBe((await identityOf(first))?.visitor);
  });

  test('a cookie that an old key signed is replaced, and its visitor stays', async () => {
    const cookieOf = (answer: Answer) => answer.cookies[0]?.split(';')[0] ?? '';
    const before = await call(CREDIT);
    const places = { account: services.url, learning: services.url };
    const COOKIE_SECRET = `${'n'.repeat(40)},cookie-secret-cookie-secret-cookie-secret`;
    const rotated = await startGateway(places, { COOKIE_SECRET });
    const visit = (cookie: string) => ask(rotated.url + CREDIT, { headers: { cookie } });
    const after = await visit(cookieOf(before));
    expect((await identityOf(after))?.visitor).toBe((await identityOf(before))?.visitor);
    expect(cookieOf(after)).not.toBe(cookieOf(before));
    const again = await visit(cookieOf(after));
    expect([again.cookies, (await identityOf(again))?.visitor]).toEqual([
      [],
      (await identityOf(before))?.visitor,
    ]);
  });

  test('the cookie is plain on http and bound to the host on https', async () => {
    expect((await call(CREDIT)).cookies[0]).toMatch(
      /^visitor=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await call(CREDIT, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.cookies[0]).toMatch(/^__Host-visitor=.*; Secure$/);
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000');
  });

  test('hosts below ours, which may be others’, are held to https only where a setting says so', async () => {
    const places = { account: services.url, learning: services.url };
    const strict = await startGateway(places, { ...settings, HSTS_SUBDOMAINS: 'on' });
    const headers = { 'x-forwarded-proto': 'https' };
    const hsts = async (url: string, more = {}) =>
      (await ask(url + CREDIT, more)).headers['strict-transport-security'];
    expect(await hsts(strict.url, { headers })).toBe('max-age=63072000; includeSubDomains');
    expect(await hsts(gateway.url, { headers })).toBe('max-age=63072000');
    expect(await hsts(gateway.url)).toBeUndefined();
  });

  test('health and documents of the API need no cookie', async () => {
    for (const path of ['/api/health/live', '/api/health/ready', '/api/openapi.json', '/api/docs']) {
      const answer = await call(path);
      expect([path, answer.status, answer.cookies]).toEqual([path, 200, []]);
    }
  });
});
