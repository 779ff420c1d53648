// nx may take a test's result from its cache only if nothing has changed that the test reads.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '..');

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-inputs-'));
after(() => rmSync(folder, { recursive: true }));

/** Every file whose content is in the hash of a project's tests. nx ends before a pipe has taken all of a long list. */
function inputsOf(project) {
  const file = path.join(folder, project);
  const args = ['show', 'target', 'inputs', `@burrow/${project}:test`, '--json'];
  const shell = process.platform === 'win32';
  execFileSync('nx', args, { cwd: ROOT, shell, stdio: ['ignore', openSync(file, 'w'), 'inherit'] });
  return new Set(JSON.parse(readFileSync(file, 'utf8')).files);
}

const inputs = Object.fromEntries(
  ['mf-quiz', 'learning', 'tutor', 'standalone', 'webpack-config'].map(project => [
    project,
    inputsOf(project),
  ]),
);

/** Of each kind of file one that a project's tests read. */
const READ = {
  'mf-quiz': [
    'mf-quiz/src/manifest.tsx',
    'mf-quiz/src/features/badges/badge-groups.rules.test.ts',
    'mf-quiz/src/locales/quiz/ar.json',
    'mf-quiz/package.json',
    'mf-quiz/jest.config.mjs',
    'packages/ui/src/index.ts',
    'packages/contracts/src/errors.ts',
    'packages/i18n/src/locales/shell/en.json',
    'packages/remote-testing/src/start-remote.ts',
    'packages/remote-kit/src/jest/react.preset.mjs',
    'packages/remote-kit/src/jest/dom-polyfills.mjs',
    'package-lock.json',
    'tsconfig.base.json',
  ],
  learning: [
    'services/learning/src/index.ts',
    'services/learning/test/random-bodies.spec.ts',
    'services/learning/test/fixtures/content.json',
    'packages/service-kit/src/testing/service.harness.ts',
    'packages/world/src/index.ts',
    'jest.preset.mjs',
    'tools/jest-shared/environment.mjs',
    'tools/sampling/random-runs.ts',
    'tools/build-service.mjs',
    'tsconfig.nest.json',
  ],
  tutor: [
    'packages/tutor/bench/share.proven.json',
    'packages/python/src/py/burrow_player.py',
    'packages/content/courses/python/course.json',
    'tools/sampling/evaluation.ts',
  ],
  'webpack-config': ['shell/package.json', 'mf-play/package.json', 'mf-play/src/scene/phaser-parts.js'],
  standalone: ['services/account/src/index.ts', 'services/gateway/src/index.ts', 'infra/paddle/src/index.ts'],
};

for (const [project, files] of Object.entries(READ))
  test(`a change of any kind of file that they read runs the tests of ${project}`, () => {
    const there = files.filter(file => existsSync(path.join(ROOT, file)));
    assert.deepEqual(
      files.filter(file => !there.includes(file)),
      [],
      'the table names files that are gone',
    );
    assert.deepEqual(
      there.filter(file => !inputs[project].has(file)),
      [],
    );
  });

test('everything that a project and what it depends on are written of is among its inputs', () => {
  const own = globSync('{mf-quiz,packages/contracts}/src/**/*.{ts,tsx,json,css}', { cwd: ROOT });
  assert.ok(own.length > 200);
  assert.deepEqual(
    own.filter(file => !inputs['mf-quiz'].has(file)),
    [],
  );
});

test('a change of another remote or service does not run them', () => {
  const strange = [...inputs['mf-quiz']].filter(file => /^(mf-(?!quiz)|shell|services|infra)/.test(file));
  assert.deepEqual(strange, []);
});

test('a variable that changes what a test does is among the inputs', () => {
  const { targetDefaults } = JSON.parse(readFileSync(path.join(ROOT, 'nx.json'), 'utf8'));
  const variables = targetDefaults.test.inputs.flatMap(input => input.env ?? []);
  assert.deepEqual(variables, ['DATABASE_URL', 'TEST_ALL']);
});
