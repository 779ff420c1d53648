// A process that npm start runs keeps the build that it started with, whatever is built beside it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before, test } from 'node:test';
import { linkLibraries } from './testing/link-libraries.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const running = new Set();
let checkout;

/** A project that takes a while to build, and that cannot be built twice at once. */
const BUILD = `
import { mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
mkdirSync('building');
rmSync('dist', { recursive: true, force: true });
await new Promise(resolve => setTimeout(resolve, 300));
mkdirSync('dist');
writeFileSync('dist/main.js', readFileSync('main.txt', 'utf8'));
writeFileSync('dist/word.txt', readFileSync('word.txt', 'utf8'));
rmdirSync('building');
`;

/** Says the word that it was built with whenever it is asked, by its neighbour, which it loads only then. */
const MAIN = `
console.log('started');
process.stdin.on('data', async () => console.log((await import('@tiny/speaker')).speak()));
`;
const SPEAKER = `
import { readFileSync } from 'node:fs';
export const speak = () => readFileSync(new URL('../../../infra/standalone/dist/word.txt', import.meta.url), 'utf8');
`;

const inCheckout = (...parts) => path.join(checkout, ...parts);
const kept = () => readdirSync(inCheckout('.cache/builds')).filter(name => /^[0-9a-f]{16}$/.test(name));

let writes = 0;

/** Each file is a second younger than the one before: nx tells changes of a file apart by the second. */
function write(file, content) {
  mkdirSync(path.dirname(inCheckout(file)), { recursive: true });
  writeFileSync(inCheckout(file), typeof content === 'string' ? content : JSON.stringify(content));
  writes += 1;
  const time = Math.floor(Date.now() / 1000) + writes;
  utimesSync(inCheckout(file), time, time);
}

function makeCheckout() {
  checkout = mkdtempSync(path.join(tmpdir(), 'burrow-builds-'));
  linkLibraries(checkout);
  cpSync(path.join(ROOT, 'tools/builds'), inCheckout('tools/builds'), { recursive: true });
  for (const file of ['start.mjs', 'require-node.mjs', 'workspaces.mjs'])
    cpSync(path.join(ROOT, 'tools', file), inCheckout('tools', file));
  write('package.json', { name: 'tiny', private: true, workspaces: ['packages/*', 'infra/*'] });
  const build = { inputs: ['{projectRoot}/*'], outputs: ['{projectRoot}/dist'], cache: true };
  write('nx.json', {
    analytics: false,
    neverConnectToCloud: true,
    useDaemonProcess: false,
    cacheDirectory: '.nx/cache',
    targetDefaults: { build },
  });
  write('packages/speaker/package.json', {
    name: '@tiny/speaker',
    type: 'module',
    exports: './src/index.js',
  });
  write('packages/speaker/src/index.js', SPEAKER);
  write('infra/standalone/package.json', {
    name: '@tiny/standalone',
    type: 'module',
    scripts: { build: 'node build.mjs' },
  });
  write('infra/standalone/build.mjs', BUILD);
  write('infra/standalone/main.txt', MAIN);
  write('infra/standalone/word.txt', 'one');
}

/** Starts as npm start does, and returns once it runs; `ask` returns the word that it says. */
async function start() {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      NX_ISOLATE_PLUGINS: 'false',
    },
  });
  running.add(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  assert.equal((await lines.next()).value, 'started');
  const ask = async () => {
    child.stdin.write('?');
    return (await lines.next()).value;
  };
  return { child, ask };
}

async function kill(child) {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

before(makeCheckout);
afterEach(async () => {
  for (const child of running) await kill(child);
});
after(() => rmSync(checkout, { recursive: true, force: true }));

test('two that start at once in an empty checkout build one after the other, and both run', async () => {
  const both = await Promise.all([start(), start()]);
  assert.deepEqual(await Promise.all(both.map(({ ask }) => ask())), ['one', 'one']);
});

test('what runs keeps its build when another is built, also parts that it had not loaded', async () => {
  write('infra/standalone/word.txt', 'one');
  const first = await start();
  write('infra/standalone/word.txt', 'two');
  write('packages/speaker/src/index.js', 'export const speak = () => "something else";');
  const second = await start();
  rmSync(inCheckout('infra/standalone/dist'), { recursive: true });
  assert.deepEqual([await first.ask(), await second.ask()], ['one', 'something else']);
  write('packages/speaker/src/index.js', SPEAKER);
});

test('a build goes when nobody runs from it any more, even if they were killed', async () => {
  write('infra/standalone/word.txt', 'three');
  const [first, beside] = [await start(), await start()];
  const [old] = kept();
  assert.equal(kept().length, 1);
  write('infra/standalone/word.txt', 'four');
  await kill(first.child);
  const second = await start();
  assert.equal(kept().length, 2);
  assert.equal(await beside.ask(), 'three');
  await kill(beside.child);
  await start();
  assert.equal(kept().includes(old), false);
  assert.equal(await second.ask(), 'four');
});

test('what somebody who was killed had half copied is not used, and goes', async () => {
  write('infra/standalone/word.txt', 'five');
  write('.cache/builds/0123456789abcdef.part/infra/standalone/dist/main.js', 'throw new Error()');
  const { ask } = await start();
  assert.equal(await ask(), 'five');
  assert.equal(existsSync(inCheckout('.cache/builds/0123456789abcdef.part')), false);
});
