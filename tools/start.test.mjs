// npm start and npm run db:seed beside a running platform, in a copy of the checkout.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { keepBuild } from './builds/keep-build.mjs';
import { takeTurn } from './builds/take-turn.mjs';
import { linkLibraries } from './testing/link-libraries.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const WEB = { '/': 'shell/dist', '/python/': 'packages/python/dist/web' };
const running = new Set();
let built;
let copy;

/** Builds again what the checkout has; the second time, every script of a page has another name. */
const BUILD = `
import { cpSync, existsSync, globSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
const [, , from] = process.argv;
const root = import.meta.dirname;
const folders = globSync('{shell,mf-*,{packages,services,infra}/*}/dist', { cwd: from });
for (const folder of folders) rmSync(path.join(root, folder), { recursive: true, force: true });
await new Promise(resolve => setTimeout(resolve, 200));
for (const folder of folders) cpSync(path.join(from, folder), path.join(root, folder), { recursive: true });
if (existsSync(path.join(root, 'again')))
  for (const file of globSync('{shell,mf-*}/dist/**/*.js', { cwd: root }))
    renameSync(path.join(root, file), path.join(root, file.replace(/\\.js$/, '.again.js')));
`;

const read = file => JSON.parse(readFileSync(file, 'utf8'));

before(async () => {
  const endTurn = await takeTurn(ROOT);
  built = keepBuild(ROOT);
  endTurn();
  copy = mkdtempSync(path.join(tmpdir(), 'burrow-start-'));
  // The databases belong to another user of the system.
  chmodSync(copy, 0o755);
  cpSync(built, copy, { recursive: true, filter: source => source !== path.join(built, 'node_modules') });
  linkLibraries(copy);
  cpSync(path.join(ROOT, 'tools'), path.join(copy, 'tools'), { recursive: true });
  const { workspaces } = read(path.join(ROOT, 'package.json'));
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ name: 'copy', private: true, workspaces }));
  writeFileSync(path.join(copy, 'nx.json'), JSON.stringify({ analytics: false, useDaemonProcess: false }));
  writeFileSync(path.join(copy, 'build.mjs'), BUILD);
  for (const folder of globSync(workspaces, { cwd: built })) {
    const manifest = read(path.join(ROOT, folder, 'package.json'));
    // One project builds all: a process for each would take more time than everything else here.
    const scripts = folder === 'infra/standalone' ? { build: `node ../../build.mjs ${built}` } : {};
    writeFileSync(path.join(copy, folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', manifest.name));
  }
});
after(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    // A platform that is killed leaves its database running.
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

function run(folder, ...command) {
  const child = spawn(process.execPath, ['tools/start.mjs', ...command], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      PORT: '0',
      DATA_DIR: path.join(copy, folder),
      LOG_LEVEL: 'error',
      NX_ISOLATE_PLUGINS: 'false',
    },
  });
  running.add(child);
  return child;
}

/** Starts a platform, and returns its address. */
async function start(folder) {
  const child = run(folder);
  child.stderr.pipe(process.stderr);
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the platform ended');
}

/** Every file of a page that the running platform may name, as addresses. */
function addressesOf(address) {
  const remotes = globSync('mf-*/dist', { cwd: copy }).map(folder => [
    `/remotes/${path.dirname(folder)}/`,
    folder,
  ]);
  return [...Object.entries(WEB), ...remotes].flatMap(([prefix, folder]) =>
    globSync('**/*.{js,css,json,wasm,woff2,png,svg}', { cwd: path.join(copy, folder) }).map(
      file => new URL(prefix + file, address).href,
    ),
  );
}

async function refusedOf(addresses) {
  const refused = [];
  for (const address of addresses) {
    const { ok, status } = await fetch(address, { method: 'HEAD' });
    if (!ok) refused.push(`${status} ${address}`);
  }
  return refused;
}

/** Seeds the data of the first platform, and returns how that ended. */
async function seedFirst() {
  const child = run('first', 'seed/main.js');
  const lines = [];
  child.stderr.on('data', chunk => lines.push(chunk));
  const [code] = await once(child, 'close');
  return { code, said: Buffer.concat(lines).toString() };
}

test('beside a second start and a seed, every file that a platform names still answers', async () => {
  const first = await start('first');
  const addresses = addressesOf(first);
  assert.ok(addresses.length > 100);
  assert.deepEqual(await refusedOf(addresses), []);
  writeFileSync(path.join(copy, 'again'), '');
  let isOver = false;
  const beside = Promise.all([seedFirst(), start('second')]).finally(() => (isOver = true));
  const refused = [];
  for (let turn = 0; !isOver; turn += 1) {
    refused.push(...(await refusedOf(addresses.filter((_, index) => index % 50 === turn % 50))));
    await delay(100);
  }
  const [seed] = await beside;
  assert.deepEqual([...refused, ...(await refusedOf(addresses))], []);
  assert.equal(seed.code, 1);
  assert.match(seed.said, /in use by a Burrow that is running. Stop it first/);
});
