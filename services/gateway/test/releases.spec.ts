import { Metrics } from '@burrow/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, promote, ReleaseLists, type ReleaseStore, writeRelease } from '@burrow/releases';
import { buildForTest, startObjectStorage } from '@burrow/releases/testing';
import {
  ask,
  makeSite,
  startEcho,
  startGateway,
  type TestGateway,
  type Upstream,
} from './gateway.harness.ts';

const SHELL = { name: 'shell' as const, version: '0.1.0', provides: {}, slots: [] };

let root: string;
let site: Awaited<ReturnType<typeof makeSite>>;
let services: Upstream;
let storage: { close(): void };
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'burrow-gateway-releases-'));
  site = await makeSite();
  services = await startEcho();
  storage = await startObjectStorage();
});
afterAll(async () => {
  storage.close();
  await rm(site.folder, { recursive: true });
  await rm(root, { recursive: true });
});

const start = (settings: Record<string, string>, metrics?: Metrics) =>
  startGateway(
    { account: services.url, learning: services.url },
    { WEB_MOUNTS: site.mounts, ...settings },
    metrics,
  );

const remotesAt = async (gateway: TestGateway) =>
  ((await ask(`${gateway.url}/remotes.json`)).json() as { remotes: { name: string; version: string }[] })
    .remotes;
const versionsAt = async (gateway: TestGateway) =>
  (await remotesAt(gateway)).map(({ name, version }) => `${name} ${version}`);

/** Asks until the gateway, which looks every two seconds, has noticed. */
async function until(gateway: TestGateway, versions: readonly string[]): Promise<void> {
  while (JSON.stringify(await versionsAt(gateway)) !== JSON.stringify(versions))
    await new Promise(done => setTimeout(done, 100));
}

/** What operators are told, at the port of the metrics. */
async function healthAt(metrics: Metrics) {
  const port = await metrics.listen('127.0.0.1', 0);
  const health = (await ask(`http://127.0.0.1:${port}/health/deep`)).json();
  await metrics.close();
  return health as { parts: Record<string, boolean>; notServed: Record<string, string> };
}

describe.each([
  ['a folder', (name: string) => path.join(root, name)],
  ['object storage', (name: string) => `s3://gateway/${name}`],
])('releases in %s', (_kind, addressOf) => {
  let address: string;
  let store: ReleaseStore;
  beforeEach(async () => {
    address = addressOf(`store-${(count += 1)}`);
    store = await openStore(address);
  });
  const release = async (version: string, script: string) => {
    const made = await buildForTest(path.join(root, 'build'), {
      version,
      script,
      assets: ['python/0123456789ab'],
    });
    return writeRelease(store, made);
  };
  const give = (version: string) =>
    promote(store, new ReleaseLists(store), {
      name: 'mf-play',
      version,
      shell: SHELL,
      who: 'ada',
      why: '',
      at: new Date(),
    });

  test('are served to everybody, and the builds are not; an older tab finds its files', async () => {
    await release('0.5.0', 'five');
    await release('0.6.0', 'six');
    await give('0.5.0');
    const gateway = await start({ RELEASES: address });
    const [entry] = await remotesAt(gateway);
    expect(entry).toMatchObject({ version: '0.5.0', manifest: '/remotes/mf-play/0.5.0/mf-manifest.json' });
    expect(entry).not.toHaveProperty('files');
    await give('0.6.0');
    await until(gateway, ['mf_play 0.6.0']);
    const textOf = async (file: string) => (await ask(gateway.url + file)).body.toString();
    expect(await textOf('/remotes/mf-play/0.5.0/main.js')).toBe('five');
    expect(await textOf('/remotes/mf-play/0.6.0/main.js')).toBe('six');
    const worker = await ask(`${gateway.url}/python/0123456789ab/worker.js`);
    expect([worker.body.toString(), worker.headers['content-security-policy']]).toEqual([
      'worker',
      expect.stringContaining("default-src 'none'"),
    ]);
    expect((await ask(`${gateway.url}/remotes/mf-play/0.1.0/remoteEntry.js`)).status).toBe(404);
    expect((await ask(`${gateway.url}/lists/000001.json`)).status).toBe(404);
  });
});

test('pages load the remotes of a store from another origin, which may pass on what it gets here', async () => {
  const address = path.join(root, 'elsewhere');
  const store = await openStore(address);
  await writeRelease(store, await buildForTest(path.join(root, 'elsewhere-build'), { version: '0.5.0' }));
  const change = { name: 'mf-play', version: '0.5.0', shell: SHELL, who: 'ada', why: '', at: new Date() };
  await promote(store, new ReleaseLists(store), change);
  const gateway = await start({
    RELEASES: address,
    REMOTE_ORIGINS: 'https://cdn.example.org,https://old.example.org',
  });
  const [entry] = await remotesAt(gateway);
  expect(entry).toEqual({
    name: 'mf_play',
    version: '0.5.0',
    manifest: 'https://cdn.example.org/remotes/mf-play/0.5.0/mf-manifest.json',
    prefixes: ['', 'play'],
  });
  const at = async (url: string) => (await ask(gateway.url + url)).headers;
  expect((await at('/en/'))['content-security-policy']).toContain('https://old.example.org/remotes/');
  expect(await at('/remotes/mf-play/0.5.0/main.js')).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await at('/main.1a2b3c4d.js'))['cross-origin-resource-policy']).toBe('same-origin');
});

test('another origin without a store, whose files nobody could check, is refused at the start', async () => {
  await expect(start({ REMOTE_ORIGINS: 'https://cdn.example.org' })).rejects.toThrow(
    'Bad setting: REMOTE_ORIGINS needs RELEASES',
  );
});

test('a store that replaces what exists is refused at the start, and an empty one is told what fills it', async () => {
  await expect(start({ RELEASES: `s3://careless/${process.pid}` })).rejects.toThrow(
    /Bad setting: RELEASES: s3:\S+ replaces files that exist/,
  );
  for (const address of [path.join(root, 'empty'), `s3://gateway/empty-${process.pid}`]) {
    const { logLines } = await start({ RELEASES: address });
    expect(logLines.join('\n')).toMatch(/no list.*npm run release -- \S+ .*npm run promote -- --all/);
  }
});

test('a gateway that has not read a list yet is not ready; one that lost the store continues with what it has', async () => {
  const address = path.join(root, 'late');
  const gateway = await start({ RELEASES: address });
  expect((await ask(`${gateway.url}/api/health/ready`)).status).toBe(503);
  const store = await openStore(address);
  await writeRelease(store, await buildForTest(path.join(root, 'late-build'), { version: '0.5.0' }));
  const change = { name: 'mf-play', version: '0.5.0', shell: SHELL, who: 'ada', why: '', at: new Date() };
  await promote(store, new ReleaseLists(store), change);
  while ((await ask(`${gateway.url}/api/health/ready`)).status !== 200)
    await new Promise(done => setTimeout(done, 100));
  await rm(path.join(address, 'lists'), { recursive: true });
  await new Promise(done => setTimeout(done, 2_500));
  expect(await versionsAt(gateway)).toEqual(['mf_play 0.5.0']);
});

test('a gateway that starts while a version is damaged gives the one before, and says so where there is none', async () => {
  const address = path.join(root, 'damaged');
  const store = await openStore(address);
  for (const [name, version] of [
    ['mf-play', '0.5.0'],
    ['mf-play', '0.6.0'],
    ['mf-quiz', '1.0.0'],
  ] as const) {
    const given = { name, version, prefixes: [name] };
    await writeRelease(store, await buildForTest(path.join(root, 'damaged-build'), given));
    const change = { name, version, shell: SHELL, who: 'ada', why: '', at: new Date() };
    await promote(store, new ReleaseLists(store), change);
  }
  for (const broken of ['mf-play/0.6.0', 'mf-quiz/1.0.0'])
    await writeFile(path.join(address, 'remotes', broken, 'main.js'), 'broken');
  const metrics = new Metrics();
  const gateway = await start({ RELEASES: address }, metrics);
  expect(await versionsAt(gateway)).toEqual(['mf_play 0.5.0']);
  const { parts, notServed } = await healthAt(metrics);
  expect([parts['mf-play'], parts['mf-quiz']]).toEqual([true, false]);
  expect(notServed['mf-quiz']).toContain('main.js');
  const [play, quiz] = ['mf-play', 'mf-quiz'].map(name =>
    gateway.logLines.find(line => line.includes(`"remote":"${name}"`)),
  );
  expect(play).toContain('what was in force before stays');
  expect(quiz).toContain('the area is missing');
});

test('an area whose build is gone is told to operators, and visitors are told nothing', async () => {
  const own = await makeSite();
  const metrics = new Metrics();
  const gateway = await start({ WEB_MOUNTS: own.mounts }, metrics);
  expect((await healthAt(metrics)).parts).toMatchObject({ 'mf-play': true });
  await rm(path.join(own.folder, 'play/release.json'));
  expect((await healthAt(metrics)).notServed).toEqual({ 'mf-play': 'its build is missing' });
  expect((await ask(`${gateway.url}/api/health/ready`)).json()).toEqual({ status: 'ok' });
});

describe('a list that is written by hand', () => {
  const entry = (version: string) => ({
    name: 'mf_play',
    version,
    manifest: `/remotes/mf-play/${version}/mf-manifest.json`,
    prefixes: ['', 'play'],
  });
  const quiz = {
    name: 'mf_quiz',
    version: '1',
    manifest: '/remotes/mf-play/0.1.0/mf-manifest.json',
    prefixes: ['quiz'],
  };
  let file: string;
  let gateway: TestGateway;
  let metrics: Metrics;
  const write = (...remotes: unknown[]) => writeFile(file, JSON.stringify({ remotes }));
  const faultsOf = async () => {
    const port = await metrics.listen('127.0.0.1', 0);
    const text = (await ask(`http://127.0.0.1:${port}/metrics`)).body.toString();
    await metrics.close();
    return [...text.matchAll(/release_faults\{remote="([^"]+)"\}/g)].map(([, remote]) => remote);
  };
  beforeEach(async () => {
    file = path.join(root, `list-${(count += 1)}.json`);
    await write(entry('0.1.0'), quiz);
    metrics = new Metrics();
    gateway = await start({ REMOTES_FILE: file }, metrics);
  });

  test('is read at each request', async () => {
    expect(await versionsAt(gateway)).toEqual(['mf_play 0.1.0', 'mf_quiz 1']);
    await write(quiz);
    expect(await versionsAt(gateway)).toEqual(['mf_quiz 1']);
  });

  test.each([
    ['no name', { version: '2' }, 'mf_play 0.1.0'],
    ['files that are not there', entry('0.2.0'), 'mf_play 0.1.0'],
    ['a manifest elsewhere', { ...entry('0.1.0'), manifest: 'https://evil.example/x.json' }, 'mf_play 0.1.0'],
  ])('with a line that has %s keeps what that remote was, and the others', async (_what, line, kept) => {
    await versionsAt(gateway);
    await write(line, { ...quiz, version: '2' });
    const expected = 'name' in line ? [kept, 'mf_quiz 2'] : ['mf_quiz 2'];
    expect(await versionsAt(gateway)).toEqual(expected);
    expect(gateway.logLines.join('\n')).toContain('this release is not used');
    expect(await faultsOf()).toHaveLength(1);
  });

  test('that is cut off keeps everything, and recovers', async () => {
    await versionsAt(gateway);
    await writeFile(file, '{"remotes":[');
    expect(await versionsAt(gateway)).toEqual(['mf_play 0.1.0', 'mf_quiz 1']);
    expect(await faultsOf()).toEqual(['list']);
    await write(quiz);
    expect(await versionsAt(gateway)).toEqual(['mf_quiz 1']);
    expect(await faultsOf()).toEqual([]);
  });
});
