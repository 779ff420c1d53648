// Plays a level on an image: its programs run from its root, a browser outside of it completes the first level.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES } from '@burrow/contracts';
import { ReleaseLists, openStore } from '../../packages/releases/src/index.ts';
import { startEmbeddedPostgres } from '../../packages/service-kit/dist/embedded-postgres/index.js';
import { ensureBrowser } from '../browser.mjs';
import { remotesIn, storeAs } from '../skew/store-both.mjs';
import { USER } from './base.mjs';
import { Inside } from './inside.mjs';

const VERSION = '1.0.0';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The areas as they are built, in a store in which everybody gets them. */
async function fillStore(root, folder) {
  mkdirSync(folder);
  const store = await openStore(folder);
  const names = remotesIn(root);
  for (const name of names) await storeAs(store, { root, name: 'built' }, name, VERSION);
  const entries = names.map(name => ({ name, default: VERSION }));
  await new ReleaseLists(store).append(0, { who: 'images', why: '', at: new Date(), entries });
}

/** Settings of each part, as `keys` of the image prints them: those above the first part are for all. */
function settingsOfParts(printed) {
  const [, ...sections] = printed.split(/^# /m);
  return Object.fromEntries(
    sections.map(section => {
      const [name, ...lines] = section.trim().split('\n');
      return [
        name,
        Object.fromEntries(
          lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
        ),
      ];
    }),
  );
}

/** What Kubernetes tells the gateway to serve of the image. */
function mountsOfImage(root) {
  const settings = readFileSync(path.join(root, 'infra/kubernetes/base/settings.env'), 'utf8');
  return /^WEB_MOUNTS=(.*)$/m.exec(settings)[1];
}

async function startWhole(inside, { port, url }) {
  await inside.start('platform', { PORT: String(port), PUBLIC_URL: url });
}

async function startServices(inside, { port, url, databaseUrl, WEB_MOUNTS }) {
  const secret = `${randomUUID()}${randomUUID()}`;
  const parts = settingsOfParts(inside.run(['keys'], { SERVICE_KEY: secret }));
  const ports = Object.fromEntries(
    await Promise.all(Object.keys(SERVICES).map(async name => [name, String(await freePort())])),
  );
  const addresses = Object.fromEntries(
    Object.entries(SERVICES).map(([name, { addressSetting }]) => [
      addressSetting,
      `http://127.0.0.1:${ports[name]}`,
    ]),
  );
  const common = { ...parts['every service'], ...addresses, RELEASES: '/data/releases', PUBLIC_URL: url };
  for (const name of Object.keys(SERVICES)) {
    const env = { ...common, ...parts[name], DATABASE_URL: databaseUrl };
    inside.run(['migrate', name], env);
    await inside.start(name, { ...env, PORT: ports[name] });
  }
  const own = { ...common, ...parts.gateway, WEB_MOUNTS, COOKIE_SECRET: secret };
  await inside.start('gateway', { ...own, PORT: String(port) });
}

const ownedByImage = folder => {
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, USER, USER);
  return folder;
};

async function playAt(root, url) {
  const { status } = spawnSync('playwright', ['test', '--config', 'images.config.ts', '--workers=1'], {
    cwd: path.join(root, 'e2e'),
    stdio: ['ignore', 2, 2],
    env: { ...process.env, BASE_URL: url, CHROMIUM_PATH: await ensureBrowser() },
  });
  if (status !== 0) throw new Error('the level was not completed');
}

/**
 * Plays a level on the programs of a root: `whole` with its own PostgreSQL, `services` as six processes on another one and
 * on a store of releases. As root only.
 * @throws Error that says what failed
 */
export async function playOn(root, folder, isWhole) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'burrow-image-'));
  chmodSync(scratch, 0o755);
  const data = ownedByImage(path.join(scratch, 'data'));
  const inside = new Inside(folder, data);
  const port = await freePort();
  const site = { port, url: `http://127.0.0.1:${port}` };
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(scratch, { recursive: true, force: true }));
  let bad = [];
  try {
    if (isWhole) await startWhole(inside, site);
    else {
      const postgres = await startEmbeddedPostgres(path.join(scratch, 'postgres'));
      stack.defer(() => postgres.stop());
      await fillStore(root, path.join(data, 'releases'));
      spawnSync('chown', ['-R', `${USER}:${USER}`, data]);
      const given = { databaseUrl: postgres.url, WEB_MOUNTS: mountsOfImage(root) };
      await startServices(inside, { ...site, ...given });
    }
    await playAt(root, site.url);
  } finally {
    bad = await inside.stop();
  }
  if (bad.length > 0) throw new Error(`SIGTERM did not end in order: ${bad.join(', ')}`);
}
