// The packages that remotes share can be installed anywhere: what npm run pack makes is checked as its users get it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import { startPlatform } from '../e2e/support/platform.ts';
import { ensureBrowser } from './browser.mjs';
import { packPackages } from './pack/pack-packages.mjs';
import { packedManifest } from './pack/manifest.rules.mjs';
import { makeOutsideRemote } from './testing/outside-remote.mjs';

const ROOT = path.join(import.meta.dirname, '..');
let folder;
let tarballs;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'burrow-pack-'));
  tarballs = packPackages(path.join(folder, 'tarballs'), path.join(folder, 'staged'));
});
after(() => rmSync(folder, { recursive: true }));

/** Runs a program in a folder; returns what it writes, and fails where it fails. */
async function run(cwd, program, given, env = {}) {
  const child = spawn(program, given, { cwd, env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env } });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  const [code] = await once(child, 'close');
  assert.equal(code, 0, output);
  return output;
}

const staged = () =>
  globSync(path.join(folder, 'staged/*/package.json')).map(file => ({
    place: path.dirname(file),
    manifest: JSON.parse(readFileSync(file, 'utf8')),
  }));
const packageOf = request => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Each tarball, as an array of bytes of its own. */
const packed = () => tarballs.map(file => ({ file, bytes: Uint8Array.from(readFileSync(file)) }));

test('publint finds nothing', async () => {
  assert.ok(tarballs.length >= 8, String(tarballs));
  for (const { file, bytes } of packed()) {
    const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
    assert.equal(messages.map(message => formatMessage(message, pkg)).join('\n'), '', file);
  }
});

test('their types are found by TypeScript in Node and in bundlers', async () => {
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, 'packages/ui/package.json'), 'utf8'));
  const sheets = Object.keys(exports).filter(entry => entry.endsWith('.css'));
  for (const { file, bytes } of packed()) {
    const { types, problems } = await checkPackage(createPackageFromTarballData(bytes), {
      excludeEntrypoints: sheets,
    });
    assert.ok(types, `${file} has no types`);
    // The packages are ES modules only.
    const found = problems.filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind));
    assert.deepEqual(found, [], file);
  }
});

/** What a file of a package names: modules, style sheets, pictures. */
function namedIn(file) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.css'))
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return [...text.matchAll(/(?:@import |url\()(['"])(?!data:)([^'"]+)\1/g)].map(([, , name]) => name);
}

test('they depend on each package that they name, and on sources of none', () => {
  for (const { place, manifest } of staged()) {
    const known = new Set([
      manifest.name,
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ]);
    for (const file of globSync(path.join(place, 'lib/**/*.{js,mjs,ts,mts,css}')))
      for (const name of namedIn(file)) {
        const isThere = file.endsWith('.css')
          ? existsSync(path.resolve(path.dirname(file), name))
          : !/\.tsx?$/.test(name);
        const isGiven = name.startsWith('node:') || known.has(packageOf(name));
        assert.ok(name.startsWith('.') ? isThere : isGiven, `${manifest.name}: ${file} names ${name}`);
      }
  }
});

test('what a page has once is a peer from its minor version on, our own packages are as they were packed', () => {
  const manifest = {
    name: '@burrow/quiz',
    version: '1.4.2',
    exports: {
      '.': './src/index.ts',
      './part': { 'burrow-source': './src/part.tsx', default: './dist/part.js' },
    },
    dependencies: {
      '@burrow/contracts': '^1.0.0',
      '@burrow/client': '^1.0.0',
      react: '19.3.1',
      zod: '4.6.7',
    },
  };
  const versions = new Map([
    ['@burrow/contracts', '1.7.3'],
    ['@burrow/client', '1.2.9'],
  ]);
  const packed = packedManifest(manifest, { shared: new Set(['react', '@burrow/client']), versions });
  assert.deepEqual(packed.dependencies, { '@burrow/contracts': '^1.7.0', zod: '4.6.7' });
  assert.deepEqual(packed.peerDependencies, { '@burrow/client': '^1.2.0', react: '^19.3.0' });
  assert.deepEqual(packed.exports, {
    '.': { types: './lib/index.d.ts', default: './lib/index.js' },
    './part': { types: './lib/part.d.ts', default: './lib/part.js' },
  });
});

/** The running site, as far as a release asks for it. */
async function serveShell() {
  const release = readFileSync(path.join(ROOT, 'shell/dist/release.json'));
  const server = createServer((_request, answer) => answer.end(release)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** What a visitor of a page of the remote sees, and the scripts of the remote that were loaded for it. */
async function visit(url, title) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  const scripts = [];
  page.on('response', answer => {
    if (/\/remotes\/.*\.js$/.test(answer.url())) scripts.push(answer.text());
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const seen = { title: await page.title(), scripts: await Promise.all(scripts) };
  await browser.close();
  return seen;
}

test('a remote in a repository of its own is checked, released and seen on the site, with one React', async t => {
  const outside = path.join(folder, 'mf-quiz');
  mkdirSync(outside);
  makeOutsideRemote('quiz', outside, tarballs);
  const module = file => path.join('node_modules', file);
  const node = (file, ...given) => run(outside, process.execPath, [module(file), ...given]);
  await Promise.all([
    node('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
    run(outside, process.execPath, ['--experimental-vm-modules', module('jest/bin/jest.js')]),
  ]);

  const RELEASES = path.join(folder, 'store');
  const shell = await serveShell();
  t.after(() => shell.close());
  const releasing = { RELEASES, SITE_URL: shell.url };
  const command = module('@burrow/releases/lib/command/burrow-release.js');
  const said = await run(outside, process.execPath, [command, '1.0.0'], releasing);
  assert.doesNotMatch(said, /WARNING/);
  assert.match(said, /mf-quiz 1\.0\.0 is in .*of commit [0-9a-f]{12}\./);
  assert.match(said, /^No text is missing in any of its 2 languages\.$/m);
  await run(ROOT, 'npm', ['run', '--silent', 'promote', '--', 'mf-quiz', '1.0.0'], releasing);

  const platform = await startPlatform({ RELEASES });
  try {
    const { title, scripts } = await visit(`${platform.url}/en/quiz`, 'Quiz');
    assert.match(title, /Quiz/);
    assert.ok(scripts.length > 0);
    for (const text of scripts)
      assert.doesNotMatch(text, /react\.dev\/errors|redux\.js\.org\/Errors|initReactI18next/);

    const other = path.join(folder, 'mf-other');
    mkdirSync(other);
    writeFileSync(path.join(other, 'package.json'), '{ "name": "@burrow/mf-other", "type": "module" }');
    const contributions = path.join(
      outside,
      module('@burrow/remote-kit/lib/command/burrow-contributions.js'),
    );
    await run(other, process.execPath, [contributions], { SITE_URL: platform.url });
    const types = readFileSync(path.join(other, 'src/contributions/mf-quiz.d.ts'), 'utf8');
    assert.match(types, /^\/\/ mf-quiz 1\.0\.0\n[^]*export type QuizPath = 'quiz';/);
  } finally {
    await platform.stop();
  }
});
