// The command for translations of levels: what is stale, stamps, and the way to a translator and back.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const TOOL = fileURLToPath(new URL('texts.mjs', import.meta.url));
const FROM = fileURLToPath(new URL('../packages/content/courses/python/', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'burrow-texts-'));
after(() => rmSync(folder, { recursive: true }));

const LEVEL = 'python/intro-level2';
const at = (...names) => path.join(folder, ...names);
const read = name => readFileSync(at(name), 'utf8');
cpSync(path.join(FROM, 'intro-level2'), at(LEVEL), { recursive: true });
const course = JSON.parse(readFileSync(path.join(FROM, 'course.json'), 'utf8'));
const chapters = [{ ...course.chapters[0], levels: ['intro-level2'] }];
writeFileSync(at('python/course.json'), JSON.stringify({ ...course, free: [], chapters }));

function texts(...given) {
  const env = { ...process.env, COURSES: `${folder}/` };
  const { stdout, status } = spawnSync(process.execPath, [TOOL, ...given], { encoding: 'utf8', env });
  return { stdout, status };
}

test('a translation is stale once the English changes, until it is stamped', () => {
  assert.deepEqual(texts('stamp', 'intro-level2'), { stdout: '1 stamped.\n', status: 0 });
  assert.equal(texts('stale').status, 0);
  writeFileSync(at(LEVEL, 'en/hint.md'), `${read(`${LEVEL}/en/hint.md`).trim()} Look well.\n`);
  assert.deepEqual(texts('stale'), { stdout: `${LEVEL}/ar: hint is older than the English\n`, status: 1 });
  texts('stamp');
  assert.equal(texts('stale').status, 0);
});

test('texts go to a translator and come back; a text that lost its code is refused', () => {
  const [file, guide] = [at('ar.po'), `${LEVEL}/ar/guide.md`];
  assert.equal(texts('export', 'ar', file).status, 0);
  const before = read(guide);
  assert.deepEqual(texts('import', file), { stdout: '1 levels written.\n', status: 0 });
  assert.equal(read(guide), before);
  const spoilt = readFileSync(file, 'utf8').replace(/(msgstr "[^"]*)\{1\}/, '$1');
  writeFileSync(file, spoilt);
  const { stdout, status } = texts('import', file);
  assert.match(stdout, /^python\/intro-level2\/\w+\/\d: lost \{1\}\n0 levels written\.\n$/);
  assert.equal(status, 1);
});

test('a level without a language is listed, and can be exported into it', () => {
  rmSync(at(LEVEL, 'ar'), { recursive: true });
  assert.deepEqual(texts('stale'), { stdout: `${LEVEL}/ar: is missing\n`, status: 1 });
  assert.equal(texts('export', 'de', at('de.po')).status, 0);
  assert.match(read('de.po'), /"Language: de\\n"/);
});

test('anything else is refused', () => {
  for (const given of [[], ['export', 'en', 'x.po'], ['import'], ['improve']])
    assert.equal(texts(...given).status, 2);
});
