// What stands once: a course is named by its course.json, from which `npm run courses` writes what pages need of it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { COURSES_FILE } from '../packages/content/src/courses/courses-source.ts';
import { LESSON_COURSES } from '../packages/contracts/src/courses/index.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Tests, their data and stamps of translations may name courses; the catalogue says which course a plan sells. */
const MAY =
  /^tools\/texts\/check\/spoilt\/|^packages\/(content|billing\/src\/catalogue|contracts\/src\/courses\/words)\/|^languages\/|\.generated\.ts$|\.(test|spec|suite|harness)\.\w+$|(^|\/)(test|testing|e2e|bench)\//;

test('no source names a course, except that python is a language too', () => {
  const named = LESSON_COURSES.filter(({ slug }) => slug !== 'python').flatMap(({ slug }) => ['-e', slug]);
  assert.ok(named.length > 0);
  const types = ['*.ts', '*.tsx', '*.mjs', '*.json'];
  const { stdout } = spawnSync('git', ['grep', '-lwF', ...named, '--', ...types], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter(Boolean);
  assert.ok(files.length > 0);
  assert.deepEqual(
    files.filter(file => !MAY.test(file)),
    [],
  );
});

test('the command that writes what pages know of courses writes what is there', () => {
  const before = readFileSync(path.join(ROOT, COURSES_FILE), 'utf8');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'courses'], { cwd: ROOT, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.ok(stdout.includes(`Written: ${COURSES_FILE}`));
  assert.equal(readFileSync(path.join(ROOT, COURSES_FILE), 'utf8'), before);
});

test('a certificate says the same on its page and on its print, in every language', () => {
  const read = file => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  const page = 'mf-quiz/src/locales/certificates';
  const languages = readdirSync(path.join(ROOT, page));
  assert.ok(languages.length > 1);
  for (const file of languages) {
    const { one } = read(`${page}/${file}`);
    const print = read(`services/learning/src/features/earned/certificates/locales/${file}`);
    assert.deepEqual(
      [print.title, print.awardedTo, print.noName, print.issuedOn, print.verifiedLine],
      [one.heading, one.awardedTo, one.noName, one.date, one.verified],
    );
  }
});
