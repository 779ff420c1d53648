import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueOf } from '../catalogue/catalogue.mjs';
import { withTexts } from '../catalogue/json-texts.rules.mjs';
import { begunLanguages } from '../coverage.mjs';
import { stampOf } from '../stamps.rules.mjs';
import { exportPo, importPo, parsePo } from './po.rules.mjs';

const arabic = catalogueOf('ar');
const stamps = Object.fromEntries(arabic.entries.map(({ id, english }) => [id, stampOf(english)]));
const context = { code: 'ar', sameAsEnglish: new Set() };

test('every Arabic text goes out and comes in as it was', () => {
  const { code, texts } = parsePo(exportPo('ar', arabic.entries, stamps));
  assert.equal(code, 'ar');
  const { done, problems } = importPo(texts, arabic.entries, context);
  assert.deepEqual(problems, []);
  const there = arabic.entries.filter(
    ({ english, translation = '' }) => english !== '' && translation !== '',
  );
  assert.ok(there.length > 9_000);
  assert.deepEqual(
    there.filter(({ id, translation }) => done.get(id) !== translation).map(({ id }) => id),
    [],
  );
});

for (const language of begunLanguages())
  test(`what is written of ${language} is what was read`, () => {
    const { documents } = language === 'ar' ? arabic : catalogueOf(language);
    for (const { document, entries, surplus, unlike } of documents) {
      if (!document.translated || surplus.length + unlike.length > 0) continue;
      assert.deepEqual(
        withTexts(document.english, entries, document.translated, new Map()),
        document.translated,
        document.own,
      );
    }
  });

const ENTRY = {
  id: 'mf-play/play:say',
  english: 'Say `f` to {{name}}.',
  translation: undefined,
  part: 'child',
  file: 'mf-play/src/locales/play/en.json',
};

function back(translation, entry = ENTRY) {
  const { texts } = parsePo(exportPo('de', [{ ...ENTRY, translation: 'x' }], {}));
  const text = texts.get(ENTRY.id);
  text.msgstr = [translation];
  delete text.comments.flag;
  return importPo(texts, [entry], { ...context, code: 'de' });
}

test('a translator is told where a text is, for whom, and what its holes are', () => {
  const file = exportPo('de', [ENTRY], {});
  for (const line of [
    '#. For the child’s interface',
    '#. {{name}} is what somebody',
    '#. {1} is `f`',
    '#: mf-play/src',
  ])
    assert.ok(file.includes(line), file);
  const goal = { ...ENTRY, id: 'python/loops-level1/goals/1', form: 'few' };
  assert.match(exportPo('pl', [goal], {}), /At most 70 characters/);
  assert.match(exportPo('pl', [goal], {}), /that pl calls "few"/);
});

test('a text without a stamp of today’s English has to be looked at, and does not come in before', () => {
  const file = exportPo('de', [{ ...ENTRY, translation: 'Sag {{name}} `f`.' }], {});
  assert.match(file, /#, fuzzy/);
  assert.equal(importPo(parsePo(file).texts, [ENTRY], context).done.size, 0);
});

test('code comes back to where the translator put it; what lost it is refused', () => {
  assert.deepEqual([...back('{{name}}: {1}').done.values()], ['{{name}}: `f`']);
  assert.deepEqual(back('').done.size, 0);
  assert.match(back('{{name}}').problems[0], /lost `f`/);
  assert.match(back('{1}').problems[0], /lost \{\{name\}\}/);
  assert.match(back('{{name}} `f`').problems[0], /code of its own/);
  assert.match(back('<b>{{name}}</b> {1}').problems[0], /<b>/);
  assert.match(back('{{name}} {1}', { ...ENTRY, english: 'Other' }).problems[0], /older English/);
});
