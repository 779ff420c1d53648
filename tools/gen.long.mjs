// npm run test:all: what tools/gen.test.mjs leaves out of what the generators generate. Every page is tested and its
// remote built, and everything that lists services, commands or languages is tried with one more.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { GeneratedCopy } from './testing/generated-copy.mjs';

let copy;

before(() => {
  copy = new GeneratedCopy();
  copy.generateAll();
});
after(() => copy.remove());

for (const remote of GeneratedCopy.REMOTES)
  test(`a page of ${remote} passes its test, and the remote builds with it`, () => {
    copy.jest(remote, 'help-desk');
    copy.passes(remote, 'webpack', '--mode', 'production', '--output-path', `${copy.root}/built/${remote}`);
  });

test('a command has its method and its page of the code book', () => {
  copy.jest('packages/python', 'run-commands', '-t', 'the player has the commands of the table');
  copy.jest('packages/content', 'in-python', '-t', 'hop_over');
});

test('a level passes as it is made', () => {
  copy.passes('.', process.execPath, 'tools/level.mjs', 'loops-level9');
});

test('a course is one folder, which pages know once its level is ready', () => {
  const own = new GeneratedCopy();
  try {
    own.gen('course', 'knitting');
    own.jest('packages/content', 'compile-content', 'compile-quizzes', 'compile-guide', 'courses-source');
    const level = path.join(own.root, 'packages/content/courses/knitting/knitting-level1/level.json');
    writeFileSync(level, readFileSync(level, 'utf8').replace('"draft": true', '"draft": false'));
    own.passes('.', process.execPath, 'tools/courses.mjs');
    const known = path.join(own.root, 'packages/contracts/src/courses/courses.generated.ts');
    assert.ok(readFileSync(known, 'utf8').includes('"firstLevel":"knitting-level1"'));
    const { output } = own.run('packages/content', process.execPath, 'src/compiler/build.ts');
    assert.match(output, /en\/chapters\/knitting\.md/);
  } finally {
    own.remove();
  }
});

test('a service is known wherever services are', () => {
  copy.jest('packages/contracts', 'endpoints');
  copy.jest('infra/standalone', 'settings', 'env');
});

test('what was generated imports what it may', () => {
  const folders = ['mf-marsh', 'packages/world', 'services/weather'];
  copy.passes('.', 'depcruise', '--config', '.dependency-cruiser.mjs', ...folders);
});
