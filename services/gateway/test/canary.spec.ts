import { Metrics } from '@burrow/service-kit';
import type { ResolvedSession } from '@burrow/contracts';
import { type Condition, openStore, promote, ReleaseLists, writeRelease } from '@burrow/releases';
import { buildForTest } from '@burrow/releases/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testerToken } from '../src/index.ts';
import { ask, makeSite, SERVICE_KEY, startEcho, startGateway, type TestGateway, type Upstream } from './gateway.harness.ts'; // prettier-ignore

const SHELL = { name: 'shell' as const, version: '0.1.0', provides: {}, slots: [] };
const SCHOOL = randomUUID();
const NOBODY: ResolvedSession = {
  session: randomUUID(), role: 'teacher', user: randomUUID(), student: null,
  staff: false, factorless: false, organization: null, class: null, impersonator: null,
}; // prettier-ignore
const SESSIONS: Readonly<Record<string, ResolvedSession>> = {
  teacher: { ...NOBODY, organization: SCHOOL },
  stranger: { ...NOBODY, organization: randomUUID() },
  staff: { ...NOBODY, staff: true },
};

let root: string;
let site: Awaited<ReturnType<typeof makeSite>>;
let account: Upstream;
let lookUps = 0;
let isAccountDown = false;
let isAccountSilent = false;

async function answerAsAccount(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  if (incoming.url !== '/internal/session') return void answer.end('{}');
  lookUps += 1;
  if (isAccountSilent) return;
  if (isAccountDown) return void answer.writeHead(500).end();
  const { secret } = JSON.parse(body) as { secret: string };
  answer
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ session: SESSIONS[secret] ?? null }));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'burrow-canary-'));
  site = await makeSite();
  account = await startEcho(answerAsAccount);
});
afterAll(async () => {
  await rm(site.folder, { recursive: true });
  await rm(root, { recursive: true });
});

let count = 0;
/** A store in which everybody gets 0.5.0, and 0.6.0 goes to those whom the condition names. */
async function releasesTo(when?: Condition): Promise<string> {
  const address = path.join(root, `store-${(count += 1)}`);
  const store = await openStore(address);
  for (const [version, prefixes] of [
    ['0.5.0', ['', 'play']],
    ['0.6.0', ['', 'play', 'new']],
  ] as const)
    await writeRelease(store, await buildForTest(path.join(root, 'build'), { version, prefixes }));
  const change = { name: 'mf-play', shell: SHELL, who: 'ada', why: '', at: new Date() };
  await promote(store, new ReleaseLists(store), { ...change, version: '0.5.0' });
  if (when) await promote(store, new ReleaseLists(store), { ...change, version: '0.6.0', to: when });
  return address;
}

const start = async (when?: Condition): Promise<TestGateway> => {
  const settings = {
    WEB_MOUNTS: site.mounts,
    RELEASES: await releasesTo(when),
    UPSTREAM_TIMEOUT_MS: '120000',
  };
  return startGateway({ account: account.url, learning: account.url }, settings);
};

const versionFor = async (gateway: TestGateway, cookie?: string): Promise<string | undefined> => {
  const answer = await ask(`${gateway.url}/remotes.json`, { headers: cookie ? { cookie } : {} });
  return (answer.json() as { remotes: { version: string }[] }).remotes[0]?.version;
};

const openDocument = (gateway: TestGateway, headers: Record<string, string>) =>
  ask(`${gateway.url}/en/`, { headers: { 'sec-fetch-dest': 'document', ...headers } });

/** The cookie of a new browser. */
const visit = async (gateway: TestGateway): Promise<string> =>
  (await ask(`${gateway.url}/en/`)).cookies[0]?.split(';')[0] ?? '';

test('a share of visitors gets the next version, each of them always the same, and nobody without our cookie', async () => {
  const gateway = await start({ share: 0.5 });
  const seen = new Set<string | undefined>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const cookie = await visit(gateway);
    const version = await versionFor(gateway, cookie);
    expect(await versionFor(gateway, cookie)).toBe(version);
    seen.add(version);
    const page = await ask(`${gateway.url}/en/new`, { headers: { cookie } });
    expect(page.status).toBe(version === '0.6.0' ? 200 : 404);
  }
  expect([...seen].toSorted()).toEqual(['0.5.0', '0.6.0']);
  expect(await versionFor(gateway)).toBe('0.5.0');
  expect(await versionFor(gateway, 'visitor=forged')).toBe('0.5.0');
  expect(lookUps).toBe(0);
});

test('a document has the list of whom no rule concerns; others, and testers, ask for theirs', async () => {
  const gateway = await start({ share: 0.5 });
  const isInDocument = async (cookie: string) =>
    (await openDocument(gateway, { cookie })).body.toString().includes('application/json');
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const cookie = await visit(gateway);
    expect(await isInDocument(cookie)).toBe((await versionFor(gateway, cookie)) === '0.5.0');
    const tester = `tester=${testerToken(new Date(Date.now() + 60_000), SERVICE_KEY)}`;
    expect(await isInDocument(`${cookie}; ${tester}`)).toBe(false);
  }
});

describe('rules about people', () => {
  test.each([
    [
      'an organisation',
      { organizations: [SCHOOL] },
      { teacher: '0.6.0', stranger: '0.5.0', staff: '0.5.0', nobody: '0.5.0' },
    ],
    ['staff', { staff: true }, { teacher: '0.5.0', staff: '0.6.0' }],
  ] as const)('%s', async (_name, when, wanted) => {
    const gateway = await start(when as Condition);
    for (const [person, version] of Object.entries(wanted))
      expect([person, await versionFor(gateway, `session=${person}`)]).toEqual([person, version]);
  });

  test('ask account only if there is a session and such a rule, and everybody is a stranger while it is down or silent', async () => {
    lookUps = 0;
    expect(await versionFor(await start({ share: 0.5 }), 'session=staff')).toBe('0.5.0');
    const gateway = await start({ staff: true });
    await versionFor(gateway, await visit(gateway));
    expect(lookUps).toBe(0);
    isAccountDown = true;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.5.0');
    isAccountDown = false;
    isAccountSilent = true;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.5.0');
    isAccountSilent = false;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.6.0');
  });
});

test('a tester gets what is for testers by a link that expires, until they give it back', async () => {
  const gateway = await start({ testers: true });
  const follow = (token: string) => ask(`${gateway.url}/tester/${token}`);
  const answer = await follow(testerToken(new Date(Date.now() + 60_000), SERVICE_KEY));
  expect([answer.status, answer.headers['location']]).toEqual([302, '/']);
  const [cookie = ''] = answer.cookies;
  expect(cookie).toMatch(/^tester=\S+; Max-Age=\d\d; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await versionFor(gateway, cookie.split(';')[0])).toBe('0.6.0');
  expect(await versionFor(gateway, await visit(gateway))).toBe('0.5.0');
  for (const wrong of [
    testerToken(new Date(0), SERVICE_KEY),
    testerToken(new Date(Date.now() + 60_000), 'x'.repeat(40)),
    'me',
  ]) {
    expect((await follow(wrong)).json()).toMatchObject({ code: 'auth/token-invalid' });
    expect(await versionFor(gateway, `tester=${wrong}`)).toBe('0.5.0');
  }
  expect((await follow('off')).cookies).toEqual([expect.stringMatching(/^tester=; Max-Age=0;/)]);
});

describe('what pages report', () => {
  const REPORT = { remote: 'mf_play', version: '0.6.0', code: 'load', browser: 'chromium' };
  let metrics: Metrics;
  let gateway: TestGateway;
  let address: string;
  const begin = async (when: Condition | null = { share: 0.7 }) => {
    metrics = new Metrics();
    address = await releasesTo(when ?? undefined);
    const settings = { WEB_MOUNTS: site.mounts, RELEASES: address, TRUST_PROXY: 'loopback' };
    gateway = await startGateway({ account: account.url, learning: account.url }, settings, metrics);
  };
  const metricsNow = async () => {
    const port = await metrics.listen('127.0.0.1', 0);
    const text = (await ask(`http://127.0.0.1:${port}/metrics`)).body.toString();
    await metrics.close();
    return text.match(/^(client_errors_total|releases_withheld|releases_failing)\{.*$/gm) ?? [];
  };
  const report = (body: unknown, cookie?: string, headers: Record<string, string> = {}) =>
    ask(`${gateway.url}/api/client-error`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  /** Browsers at an address, of which most are given the new version. */
  const arrive = async (count: number, addressOf: (visitor: number) => string, more = '') => {
    const given: { cookie: string; version: string | undefined }[] = [];
    for (let visitor = 0; visitor < count; visitor += 1) {
      const headers = { 'x-forwarded-for': addressOf(visitor) };
      const cookie = (await ask(`${gateway.url}/en/`, { headers })).cookies[0]?.split(';')[0] ?? '';
      const list = await ask(`${gateway.url}/remotes.json`, {
        headers: { ...headers, cookie: `${cookie}; ${more}` },
      });
      given.push({
        cookie,
        version: (list.json() as { remotes: { version: string }[] }).remotes[0]?.version,
      });
    }
    return { all: given, lucky: given.filter(({ version }) => version === '0.6.0') };
  };

  test('is a number for each version and code, and nothing that a reporter could choose', async () => {
    await begin();
    expect((await report(REPORT)).json()).toEqual({ done: true });
    await report({ ...REPORT, version: '9.9.9' });
    await report({ ...REPORT, remote: 'mf_made_up' });
    expect(await metricsNow()).toEqual([
      'client_errors_total{remote="mf_play",version="0.6.0",code="load"} 1',
      'client_errors_total{remote="other",version="other",code="load"} 2',
    ]);
  });

  test.each([
    ['more than its fields', { ...REPORT, user: 'ada' }, {}, 422],
    ['an unknown code', { ...REPORT, code: 'sad' }, {}, 422],
    ['no JSON object', 'text', {}, 422],
    ['two kilobytes', { ...REPORT, version: 'x'.repeat(2_000) }, {}, 413],
    ['another site as its origin', REPORT, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is refused with %s', async (_what, body, headers, status) => {
    expect((await report(body, undefined, headers)).status).toBe(status);
  });

  test('is limited for each visitor', async () => {
    const cookie = await visit(gateway);
    const statuses = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await report(REPORT, cookie)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test('takes a version that fails too often back, until an operator writes it anew', async () => {
    await begin();
    const { all, lucky } = await arrive(70, visitor => `203.0.113.${visitor}`);
    expect(lucky.length).toBeGreaterThanOrEqual(30);
    for (const { cookie } of lucky.slice(0, 4)) await report(REPORT, cookie);
    const versions = async () =>
      new Set(await Promise.all(all.map(({ cookie }) => versionFor(gateway, cookie))));
    expect(await versions()).toEqual(new Set(['0.5.0', '0.6.0']));
    await report(REPORT, lucky[4]?.cookie);
    expect(await versions()).toEqual(new Set(['0.5.0']));
    expect(await metricsNow()).toContain('releases_withheld{release="mf-play 0.6.0"} 1');
    expect(gateway.logLines.join('\n')).toContain('is withheld');
    const store = await openStore(address);
    const change = { name: 'mf-play', shell: SHELL, who: 'ada', why: '', at: new Date() };
    await promote(store, new ReleaseLists(store), { ...change, version: '0.6.0', to: { share: 0.5 } });
    while ((await versions()).size === 1) await new Promise(done => setTimeout(done, 100));
    expect(await metricsNow()).toEqual([expect.stringMatching(/^client_errors_total/)]);
  });

  test('takes nothing back if it all comes from one address, from testers, or from visitors who got another version', async () => {
    await begin();
    const { all, lucky } = await arrive(70, visitor => `203.0.113.${visitor}`);
    const liars = await arrive(40, () => '198.51.100.7');
    const tester = `tester=${testerToken(new Date(Date.now() + 60_000), SERVICE_KEY)}`;
    const testers = await arrive(20, visitor => `192.0.2.${visitor}`, tester);
    const others = all.filter(({ version }) => version === '0.5.0');
    for (const { cookie } of [...liars.lucky, ...testers.lucky, ...others.slice(0, 10)])
      await report(REPORT, cookie);
    for (let stranger = 0; stranger < 10; stranger += 1) await report(REPORT);
    expect(await versionFor(gateway, lucky[0]?.cookie)).toBe('0.6.0');
  });

  test('is a number of its own, and told, if the version that everybody gets fails for many', async () => {
    await begin(null);
    const { all } = await arrive(8, visitor => `203.0.113.${visitor}`);
    for (const { cookie } of all.slice(0, 4)) await report({ ...REPORT, version: '0.5.0' }, cookie);
    expect((await metricsNow()).join()).not.toContain('releases_failing');
    for (const { cookie } of all.slice(4)) await report({ ...REPORT, version: '0.5.0' }, cookie);
    expect(await metricsNow()).toContain('releases_failing{release="mf-play 0.5.0"} 1');
    const told = gateway.logLines.filter(line => line.includes('fails for many'));
    expect(told).toHaveLength(1);
  });

  test('counts for whoever has the list from a document, too', async () => {
    await begin(null);
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const { cookies } = await openDocument(gateway, { 'x-forwarded-for': `203.0.113.${visitor}` });
      await report({ ...REPORT, version: '0.5.0' }, cookies[0]?.split(';')[0]);
    }
    expect(await metricsNow()).toContain('releases_failing{release="mf-play 0.5.0"} 1');
  });
});
