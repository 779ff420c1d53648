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
  staff: false, organization: null, class: null, impersonator: null,
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

async function answerAsAccount(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  lookUps += 1;
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
  const settings = { WEB_MOUNTS: site.mounts, RELEASES: await releasesTo(when) };
  return startGateway({ account: account.url, learning: account.url }, settings);
};

const versionFor = async (gateway: TestGateway, cookie?: string): Promise<string | undefined> => {
  const answer = await ask(`${gateway.url}/remotes.json`, { headers: cookie ? { cookie } : {} });
  return (answer.json() as { remotes: { version: string }[] }).remotes[0]?.version;
};

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

  test('ask account only if there is a session and such a rule, and everybody is a stranger while it is down', async () => {
    lookUps = 0;
    expect(await versionFor(await start({ share: 0.5 }), 'session=staff')).toBe('0.5.0');
    const gateway = await start({ staff: true });
    await versionFor(gateway, await visit(gateway));
    expect(lookUps).toBe(0);
    isAccountDown = true;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.5.0');
    isAccountDown = false;
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
