// What npm run gen generates is built and tested, in a copy of the checkout.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { linkLibraries } from './testing/link-libraries.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const CONTENT = 'packages/content/dist';
let copy;

/** Libraries come from the checkout, our own packages from the copy. */
function linkModules() {
  const link = (from, to) => symlinkSync(path.join(ROOT, from), path.join(copy, to));
  linkLibraries(copy);
  for (const folder of globSync('{shell,mf-*,packages/*}/{node_modules,dist}', { cwd: ROOT }))
    if (folder !== CONTENT) link(folder, folder);
  // What is rebuilt here must not be built into the checkout.
  cpSync(path.join(ROOT, CONTENT), path.join(copy, CONTENT), { recursive: true });
}

function linkOwn() {
  for (const file of globSync('{shell,mf-*,e2e,packages/*,services/*,infra/*}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(path.join(copy, file), 'utf8'));
    const place = path.join(copy, 'node_modules', name);
    if (!existsSync(place)) symlinkSync(path.dirname(path.join(copy, file)), place);
  }
}

const run = (folder, command, ...given) => {
  const { status, stdout, stderr } = spawnSync(command, given, {
    cwd: path.join(copy, folder),
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      NODE_OPTIONS: '',
      NODE_TEST_CONTEXT: undefined,
    },
  });
  return { status, output: `${stdout}${stderr}` };
};
const passes = (...given) => {
  const { status, output } = run(...given);
  assert.equal(status, 0, output);
  return output;
};
const gen = (...given) => passes('.', process.execPath, 'tools/gen/gen.mjs', ...given);
const jest = (folder, ...given) =>
  passes(
    folder,
    process.execPath,
    '--experimental-vm-modules',
    path.join(ROOT, 'node_modules/jest/bin/jest.js'),
    ...given,
  );

before(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'burrow-gen-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n'))
    if (file !== '' && existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(copy, file));
  linkModules();
  gen('remote', 'marsh');
  gen('page', 'mf-marsh', 'reed-bed');
  gen('page', 'mf-account', 'help-desk');
  gen('command', 'hop-over');
  gen('service', 'weather');
  linkOwn();
});
after(() => rmSync(copy, { recursive: true, force: true }));

test('a remote and its pages are sound, pass their tests and build', () => {
  passes('mf-marsh', 'tsc', '--noEmit', '-p', 'tsconfig.json');
  jest('mf-marsh');
  passes('mf-marsh', 'webpack', '--mode', 'production');
  const { prefixes } = JSON.parse(readFileSync(path.join(copy, 'mf-marsh/dist/release.json'), 'utf8'));
  assert.deepEqual(prefixes, ['marsh', 'reed-bed']);
});

test('a page of an existing remote passes its test', () => {
  jest('mf-account', 'help-desk');
});

test('a command has its rule, its row, its method and its page of the code book', () => {
  passes('packages/world', 'tsc', '--noEmit', '-p', 'tsconfig.json');
  jest('packages/world', 'hop-over', 'registry');
  jest('packages/python', 'run-commands', '-t', 'the player has the commands of the table');
  jest('packages/content', 'in-python', '-t', 'hop_over');
});

test('a service starts, answers on its own schema, and is known wherever services are', () => {
  passes('services/weather', 'tsc', '--noEmit', '-p', 'tsconfig.json');
  jest('services/weather');
  passes('services/weather', process.execPath, '../../tools/build-service.mjs');
  jest('packages/contracts', 'endpoints');
  jest('infra/standalone', 'settings', 'env');
});

test('what was generated follows our rules, and has its texts', () => {
  passes('.', 'oxlint', '--quiet');
  passes(
    '.',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'mf-marsh',
    'packages/world',
    'services/weather',
  );
  passes(
    '.',
    'prettier',
    '--check',
    'mf-marsh',
    'mf-account/src',
    'packages/world/src',
    'packages/contracts/src',
  );
});

test('a language has a copy of every text to translate, and untranslated texts are named', () => {
  gen('language', 'pl');
  passes('.', 'git', 'init', '--quiet');
  passes('.', 'git', 'add', '--intent-to-add', '.');
  const { status, output } = run('.', process.execPath, '--test', 'tools/texts.test.mjs');
  assert.equal(status, 1);
  assert.match(output, /mf-marsh\/src\/locales\/marsh\/pl\.json/);
  assert.match(output, /left in English/);
  assert.doesNotMatch(output, /is missing: .* is there in English/);
  passes('packages/content', process.execPath, 'src/compiler/build.ts');
});

test('a name that is taken or invalid changes nothing', () => {
  const refused = (...given) => run('.', process.execPath, 'tools/gen/gen.mjs', ...given);
  assert.match(refused('remote', 'marsh').output, /mf-marsh is there already/);
  assert.match(refused('command', 'hop-over').output, /already/);
  assert.match(refused('page', 'mf-marsh', 'Reed Bed').output, /is no name/);
  assert.match(refused('language', 'xx').output, /There is no row/);
  assert.equal(refused('barn', 'x').status, 2);
});
