// nx may take a test's result from its cache only if nothing has changed that the test reads.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { NxCopy } from './testing/nx-copy.mjs';

const ROOT = path.join(import.meta.dirname, '..');

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-inputs-'));
after(() => rmSync(folder, { recursive: true }));

/** Every file whose content is in the hash of a project's tests. nx ends before a pipe has taken all of a long list. */
function inputsOf(project) {
  const file = path.join(folder, project);
  const args = ['show', 'target', 'inputs', `@burrow/${project}:test`, '--json'];
  const shell = process.platform === 'win32';
  const env = { ...process.env, NX_ISOLATE_PLUGINS: 'false' };
  execFileSync('nx', args, { cwd: ROOT, env, shell, stdio: ['ignore', openSync(file, 'w'), 'inherit'] });
  return new Set(JSON.parse(readFileSync(file, 'utf8')).files);
}

const PROJECTS = ['learning', 'mf-quiz', 'standalone', 'tutor', 'webpack-config'];

/** Files of each kind, and which of the projects below have tests that read them. Those of one row have no reader in common. */
const READ_BY = [
  {
    'mf-quiz/src/features/badges/badge-groups.rules.test.ts': ['mf-quiz'],
    'services/gateway/src/index.ts': ['standalone'],
    'mf-play/src/scene/phaser-parts.js': ['webpack-config'],
  },
  {
    'mf-quiz/src/locales/quiz/ar.json': ['mf-quiz'],
    'services/learning/test/fixtures/content.json': ['learning', 'standalone'],
  },
  {
    'packages/ui/src/index.ts': ['mf-quiz', 'webpack-config'],
    'packages/tutor/bench/share.proven.json': ['learning', 'standalone', 'tutor'],
  },
  { 'packages/service-kit/src/testing/service.harness.ts': ['learning', 'standalone'] },
  { 'packages/content/courses/python/course.json': ['learning', 'standalone', 'tutor'] },
  { 'packages/remote-kit/src/jest/dom-polyfills.mjs': PROJECTS },
  { 'tools/sampling/evaluation.ts': PROJECTS },
  { 'package-lock.json': PROJECTS },
  { 'mf-quiz/README.md': [] },
];

const copy = new NxCopy();
after(() => copy.remove());
const runTests = () => copy.test(PROJECTS.map(project => `@burrow/${project}`));

test('tests run once, and again when a file of any kind changes that they read', () => {
  assert.deepEqual(runTests(), PROJECTS);
  assert.deepEqual(runTests(), []);
  for (const changed of READ_BY) {
    const files = Object.keys(changed);
    for (const file of files) copy.change(file);
    assert.deepEqual(runTests(), Object.values(changed).flat().toSorted(), files.join());
  }
});

const inputs = inputsOf('mf-quiz');

test('everything that a project and what it depends on are written of is among its inputs', () => {
  const own = globSync('{mf-quiz,packages/contracts}/src/**/*.{ts,tsx,json,css}', { cwd: ROOT });
  assert.ok(own.length > 200);
  assert.deepEqual(
    own.filter(file => !inputs.has(file)),
    [],
  );
});

test('a change of another remote or service does not run them', () => {
  const strange = [...inputs].filter(file => /^(mf-(?!quiz)|shell|services|infra)/.test(file));
  assert.deepEqual(strange, []);
});

test('a variable that changes what a test does is among the inputs', () => {
  const { targetDefaults } = JSON.parse(readFileSync(path.join(ROOT, 'nx.json'), 'utf8'));
  const variables = targetDefaults.test.inputs.flatMap(input => input.env ?? []);
  assert.deepEqual(variables, ['DATABASE_URL', 'TEST_ALL']);
});
