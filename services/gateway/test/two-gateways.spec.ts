import { openStore } from '@burrow/releases';
import { startObjectStorage } from '@burrow/releases/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ask, startEcho, startGateway, type TestGateway, type Upstream } from './gateway.harness.ts';

const PORTRAITS = '/assets/characters/portraits/';

let root: string;
let services: Upstream;
let storage: { close(): void };
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'burrow-two-gateways-'));
  services = await startEcho();
  storage = await startObjectStorage();
});
afterAll(async () => {
  storage.close();
  await rm(root, { recursive: true });
});

interface Shell {
  readonly hash: string;
  readonly portraits: Readonly<Record<string, string>>;
}

/** Writes what the builds of a shell and of portraits leave, and returns the mounts. */
async function build(folder: string, { hash, portraits }: Shell): Promise<string> {
  const write = async (name: string, text: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const script = `// ${hash}${'.'.repeat(2_000)}`;
  await write(
    'shell/index.html',
    `<!doctype html><html lang="en"><script src="/shell.${hash}.js"></script><link href="/assets/fonts.${hash}.css">`,
  );
  await write(`shell/shell.${hash}.js`, script);
  await write(`shell/shell.${hash}.js.br`, brotliCompressSync(script));
  await write(`shell/assets/fonts.${hash}.css`, `/* ${hash} */`);
  await write('shell/release.json', JSON.stringify({ hash }));
  for (const [name, text] of Object.entries(portraits)) await write(`portraits/${name}`, text);
  return `${PORTRAITS}=${path.join(folder, 'portraits')},/=${path.join(folder, 'shell')}`;
}

const textAt = async (gateway: TestGateway, url: string): Promise<string> => {
  const answer = await ask(gateway.url + url);
  return `${answer.status} ${answer.body.toString()}`;
};

/** What a gateway's document names. */
const namedBy = async (gateway: TestGateway): Promise<string[]> =>
  [...(await ask(`${gateway.url}/en/`)).body.toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );

const OLD: Shell = { hash: '0000aaaa', portraits: { 'Cow.png': 'a cow', 'Bear.png': 'a bear' } };
const NEW: Shell = { hash: '1111bbbb', portraits: { 'Cow.png': 'a better cow', 'Goat.png': 'a goat' } };

describe.each([
  ['a folder', (name: string) => path.join(root, name)],
  ['object storage', (name: string) => `s3://two-gateways-${process.pid}/${name}`],
])('two gateways with different shells on %s', (_kind, addressOf) => {
  let address: string;
  beforeEach(() => {
    address = addressOf(`store-${(count += 1)}`);
  });
  const start = async (shell: Shell): Promise<TestGateway> => {
    const WEB_MOUNTS = await build(path.join(root, `site-${(count += 1)}`), shell);
    return startGateway(
      { account: services.url, learning: services.url },
      { RELEASES: address, WEB_MOUNTS, REMOTE_ORIGINS: 'https://cdn.example.org' },
    );
  };

  test('each answers at once what a document of the other names, on its own origin', async () => {
    const before = await start(OLD);
    const after = await start(NEW);
    for (const [from, to] of [
      [before, after],
      [after, before],
      [before, before],
    ] as const) {
      const addresses = await namedBy(from);
      expect(addresses).toHaveLength(2);
      for (const one of addresses) expect(await textAt(to, one)).toBe(await textAt(from, one));
      const [script = ''] = addresses;
      const answer = await ask(to.url + script, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(brotliDecompressSync(answer.body).toString()).toContain(script.slice(7, 15));
    }
    expect((await ask(`${before.url}/shell.2222cccc.js`)).status).toBe(404);
    expect((await ask(`${before.url}/site/sets`)).status).not.toBe(200);
  });

  test('a tab finds what it has not loaded yet when no gateway has its shell any more', async () => {
    const before = await start(OLD);
    const addresses = await namedBy(before);
    await before.service.close();
    const after = await start(NEW);
    for (const one of addresses) expect(await textAt(after, one)).toMatch(/^200 .*0000aaaa/);
  });

  test('portraits are those of the newest shell, even when the one before starts again', async () => {
    const before = await start(OLD);
    const after = await start(NEW);
    const again = await start(OLD);
    for (const gateway of [before, after, again]) {
      // It looks every two seconds; what it does not have at all it looks for at once.
      expect(await textAt(gateway, `${PORTRAITS}Goat.png`)).toBe('200 a goat');
      expect(await textAt(gateway, `${PORTRAITS}Cow.png`)).toBe('200 a better cow');
      expect(await textAt(gateway, `${PORTRAITS}Bear.png`)).toBe('200 a bear');
    }
  });
});

test('a file of the store that was changed is not sent', async () => {
  const address = path.join(root, 'changed');
  const mounts = (shell: Shell) => build(path.join(root, `changed-${shell.hash}`), shell);
  const start = async (shell: Shell) =>
    startGateway(
      { account: services.url, learning: services.url },
      { RELEASES: address, WEB_MOUNTS: await mounts(shell) },
    );
  const gateway = await start(OLD);
  await start(NEW);
  await writeFile(path.join(address, 'site/files/shell.1111bbbb.js'), 'evil');
  expect((await ask(`${gateway.url}/shell.1111bbbb.js`)).status).toBe(404);
});

test('a gateway that cannot put its shell into the store is not ready, and says what does it', async () => {
  const address = path.join(root, 'read-only');
  await mkdir(path.join(address, 'lists'), { recursive: true });
  // Nothing can be created below a file, whoever runs this.
  await writeFile(path.join(address, 'site'), '');
  await chmod(path.join(address, 'site'), 0o444);
  await (
    await openStore(address)
  ).create(
    'lists/000001.json',
    Buffer.from(
      JSON.stringify({ number: 1, at: new Date().toISOString(), who: 'ada', why: '', entries: [] }),
    ),
  );
  const WEB_MOUNTS = await build(path.join(root, 'read-only-site'), OLD);
  const gateway = await startGateway(
    { account: services.url, learning: services.url },
    { RELEASES: address, WEB_MOUNTS },
  );
  expect((await ask(`${gateway.url}/api/health/ready`)).status).toBe(503);
  expect(gateway.logLines.join('\n')).toContain('npm run release -- shell');
  await rm(path.join(address, 'site'));
  while ((await ask(`${gateway.url}/api/health/ready`)).status !== 200)
    await new Promise(done => setTimeout(done, 100));
  expect(await textAt(gateway, '/shell.0000aaaa.js')).toMatch(/^200 /);
});
