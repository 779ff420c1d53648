// npm run texts: how much there is of a language, what is stale, stamps, and the way to a translator and back.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runCommand } from './texts/commands.mjs';
import { stampOf } from './texts/stamps.rules.mjs';

const TOOL = fileURLToPath(new URL('texts.mjs', import.meta.url));
const root = mkdtempSync(path.join(tmpdir(), 'burrow-texts-'));
after(() => rmSync(root, { recursive: true }));

const at = name => path.join(root, name);
const read = name => readFileSync(at(name), 'utf8');
const json = name => JSON.parse(read(name));

function write(name, value) {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
}

const PLAY = {
  run: 'Run',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  tips: { done: 'Well done.' },
};
const DEUTSCH = {
  run: 'Los',
  rows_one: '{{count}} Zeile',
  rows_other: '{{count}} Zeilen',
  tips: { done: 'Gut gemacht.' },
};
const LEVEL = 'packages/content/courses/python/intro-level1';
const CHAPTER = 'packages/content/translations/de/python/intro.json';
const LESSON = {
  'intro-level1': { name: 'Frühstück', guide: ['Sag `f` **zweimal**.', 'Halt.'], comments: ['Los'] },
};
const PAGE = '<!-- coverage -->\n<!-- end of coverage -->\n';

beforeEach(() => {
  rmSync(root, { recursive: true });
  write('mf-play/src/locales/play/en.json', PLAY);
  write('mf-play/src/locales/play/de.json', DEUTSCH);
  write('shell/src/pages/adults/parents/en.md', '# Parents\n\nRead `this`.\n');
  write(`${LEVEL}/en/texts.json`, { name: 'Breakfast' });
  write(`${LEVEL}/en/guide.md`, 'Say `f` **twice**.\n\n```python\nx = 1\n```\n\nStop.\n');
  write(`${LEVEL}/template.py`, '# Go\nx = 1\n');
  const chapters = [{ name: { en: 'Variables' }, prefix: 'intro-', levels: ['intro-level1'] }];
  write('packages/content/courses/python/course.json', { slug: 'python', name: { en: 'Course' }, chapters });
  write(CHAPTER, LESSON);
  write('languages/de/style.md', 'du\n');
  write('docs/languages.md', PAGE);
});

const texts = (...given) => runCommand(root, ...given);

test('a language is counted by part, and its page is checked', () => {
  const { lines } = texts('coverage');
  const [, , german] = lines[0].split('\n');
  assert.match(lines[0], /^\| language +\| child’s interface \| adults’ interface \| first chapter/);
  assert.match(german, /^\| German +\| 4 of 6 +\| 0 of 2 +\| 4 of 4 +\|/);
  assert.equal(texts('coverage', '--check').isWell, false);
  assert.equal(texts('coverage', '--write').isWell, true);
  assert.match(read('docs/languages.md'), /\| German +\| most +\| — +\| whole +\|/);
  assert.equal(texts('coverage', '--check').isWell, true);
});

test('what is missing and what has no stamp is listed, until it is there, and stamped', () => {
  assert.deepEqual(texts('stale', 'de').lines, [
    'de mf-play/play: all 4: has no stamp',
    'de shell/parents: all 2: is missing',
    'de python/course: all 2: is missing',
    'de python/intro-level1/name: has no stamp',
    'de python/intro-level1/guide: all 2: has no stamp',
    'de python/intro-level1/comments/1: has no stamp',
  ]);
  assert.deepEqual(texts('stamp', 'de', 'mf-play/play'), { lines: ['4 stamped.'], isWell: true });
  texts('stamp', 'de', 'python/intro-level1/guide/2');
  const { lines, isWell } = texts('stale');
  assert.deepEqual(lines.slice(2), [
    'de python/intro-level1/name: has no stamp',
    'de python/intro-level1/guide/1: has no stamp',
    'de python/intro-level1/comments/1: has no stamp',
  ]);
  assert.equal(isWell, false);
});

test('a translation is older than the English that changed since', () => {
  texts('stamp', 'de');
  write(`${LEVEL}/en/guide.md`, 'Say `f` **twice**.\n\nStop now.\n');
  const { lines } = texts('stale');
  assert.ok(lines.includes('de python/intro-level1/guide/2: is older than the English'), lines.join('\n'));
  assert.equal(lines.length, 3);
});

test('languages share their stamps, and what was missing or older in one of them still is', () => {
  write('mf-play/src/locales/play/pl.json', { run: 'Start' });
  write('languages/pl/style.md', 'ty\n');
  texts('stamp', 'de');
  texts('stamp', 'pl');
  write('mf-play/src/locales/play/en.json', { ...PLAY, run: 'Start' });
  texts('stamp', 'pl', 'mf-play/play:run');
  const before = texts('stale').lines;
  assert.equal(texts('stamp', '--share').isWell, true);
  assert.deepEqual(texts('stale').lines, before);
  assert.ok(before.includes('de mf-play/play:run: is older than the English'));
  texts('stamp', 'de', 'mf-play/play:run');
  texts('stamp', '--share');
  assert.deepEqual(json('languages/stamps.json'), { 'mf-play/play': { ':run': stampOf('Start') } });
  assert.equal(json('languages/pl/stamps.json')['mf-play/play']?.[':run'], undefined);
});

test('everything goes to a translator and comes back as it was; what is empty stays empty', () => {
  texts('stamp', 'de');
  assert.equal(texts('export', 'de', at('de.po')).isWell, true);
  assert.deepEqual(texts('import', at('de.po')), { lines: ['2 files written.'], isWell: true });
  assert.deepEqual(json('mf-play/src/locales/play/de.json'), DEUTSCH);
  assert.deepEqual(json(CHAPTER), LESSON);
  assert.match(read('de.po'), /#\. \{1\} is `f`/);
  assert.match(read('de.po'), /#: mf-play\/src\/locales\/play\/en\.json/);
  assert.equal(texts('stale').lines.length, 2);
});

const fill = (english, translation) =>
  write(
    'de.po',
    read('de.po').replace(`msgid "${english}"\nmsgstr ""`, `msgid "${english}"\nmsgstr "${translation}"`),
  );

test('a page comes in once all its paragraphs are translated, with stamps', () => {
  texts('export', 'de', at('de.po'));
  fill('# Parents', '# Eltern');
  texts('import', at('de.po'));
  assert.throws(() => read('shell/src/pages/adults/parents/de.md'));
  fill('Read {1}.', 'Lies {1}.');
  texts('import', at('de.po'));
  assert.equal(read('shell/src/pages/adults/parents/de.md'), '# Eltern\n\nLies `this`.\n');
  assert.deepEqual(Object.keys(json('languages/de/stamps.json')), ['shell/parents']);
});

test('nothing is written of a file in which a text lost its code, or is a sentence in English', () => {
  texts('stamp', 'de');
  texts('export', 'de', at('de.po'));
  const good = read('de.po');
  write('de.po', good.replace('"Sag {1} **zweimal**."', '"Sag es **zweimal**."'));
  assert.deepEqual(texts('import', at('de.po')), {
    lines: ['python/intro-level1/guide/1: lost `f`', '0 files written.'],
    isWell: false,
  });
  write('de.po', good.replace('"Gut gemacht."', '"Well done."'));
  assert.deepEqual(texts('import', at('de.po')).lines[0], 'mf-play/play:tips.done: is left in English');
  write('languages/de/same-as-english.json', ['mf-play/play:tips.done']);
  assert.equal(texts('import', at('de.po')).isWell, true);
});

test('what is wrong is told and not stamped, unless somebody accepted it', () => {
  write('mf-play/src/locales/play/de.json', { ...DEUTSCH, tips: { done: 'Gut gemacht!!' } });
  const { lines, isWell } = texts('check', 'de');
  assert.equal(isWell, false);
  assert.deepEqual(lines, [
    'mf-play/play:tips.done: has exclamation marks in a row (exclamation)',
    '8 texts, 1 problems.',
  ]);
  assert.deepEqual(texts('stamp', 'de').lines, ['7 stamped.', '1 are wrong: npm run texts -- check de']);
  assert.deepEqual(texts('accept', 'de', 'mf-play/play:tips.done').lines, ['1 accepted.']);
  assert.equal(texts('check', 'de').isWell, true);
  write('mf-play/src/locales/play/de.json', { ...DEUTSCH, tips: { done: 'Sehr gut!!' } });
  assert.equal(texts('check', 'de').isWell, false);
  assert.deepEqual(texts('accept', 'de', 'x').lines, ['0 accepted.']);
  assert.deepEqual(json('languages/de/accepted.json'), {});
});

test('anything else is refused', () => {
  for (const given of [['export', 'en', 'x.po'], ['import'], ['improve'], ['stamp'], ['stale', 'xx']])
    assert.equal(texts(...given), undefined, given.join(' '));
  const { status, stderr } = spawnSync(process.execPath, [TOOL], { encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /Usage: npm run texts/);
});
