// Every text exists in every language that the platform offers: whatever has an English file has one for each
// complete language beside it, with the same keys and the same placeholders.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { AUTHORED_LANGUAGES } from '../packages/contracts/src/languages.ts';

const codes = [...AUTHORED_LANGUAGES];
const root = path.join(import.meta.dirname, '..');
// The texts of the content's levels and commands are checked where they are compiled.
const files = execFileSync('git', ['ls-files', '--', '**/en.json', '**/en.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file !== '' && !file.startsWith('packages/content/'));

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Rows of a file: key and text. A list, and the forms of a word for many, are one row each. */
function rowsOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]];
    if (Array.isArray(value)) return [[`${prefix}${key}`, value.join(' ')]];
    if (typeof value.other === 'string') return [[`${prefix}${key}`, value.other]];
    return rowsOf(value, `${prefix}${key} > `);
  });
}

/** The placeholders of a text. That it asks for a form of a noun, as `{{thing, accusative}}` does, is its language's own. */
const placesOf = text =>
  [...new Set([...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name]) => `{{${name}}}`))]
    .toSorted()
    .join(' ');

/** A key without its plural form; the name of a thing without any form, since each language has forms of its own. */
const baseOf = (key, file) =>
  file.includes('/thing-names/') ? key.replace(/_.*/, '') : key.replace(PLURAL, '');

/** What each row must have in every language: each key once, with the placeholders that any of its forms has. */
function shapeOf(texts, file) {
  const shape = new Map();
  for (const [key, text] of rowsOf(texts)) {
    const name = baseOf(key, file);
    const places = new Set([...(shape.get(name)?.split(' ') ?? []), ...placesOf(text).split(' ')]);
    shape.set(name, [...places].filter(Boolean).toSorted().join(' '));
  }
  return Object.fromEntries([...shape].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A counted word has every plural form that its language distinguishes. */
function missingForms(texts, code) {
  const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const keys = new Set(rowsOf(texts).map(([key]) => key));
  const counted = new Set(
    [...keys].filter(key => key.endsWith('_other')).map(key => key.replace(PLURAL, '')),
  );
  // A missing form falls back to the word itself, if that exists.
  const lacking = [...counted].filter(key => !keys.has(key));
  return lacking.flatMap(key => wanted.map(form => `${key}_${form}`).filter(form => !keys.has(form)));
}

/** Not only a word of code, a name or a placeholder. */
const isWords = text => / \p{Ll}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));

const read = file => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('there are texts to check', () => {
  assert.ok(files.length > 15, files.join('\n'));
});

for (const file of files) {
  for (const code of codes) {
    const own = path.join(path.dirname(file), `${code}${path.extname(file)}`);
    test(`${own} exists and is complete`, () => {
      assert.ok(existsSync(path.join(root, own)), `${own} is missing: ${file} is there in English`);
      if (!own.endsWith('.json')) return;
      assert.deepEqual(shapeOf(read(own), own), shapeOf(read(file), file));
      assert.deepEqual(missingForms(read(own), code), []);
      const english = new Map(rowsOf(read(file)));
      const untold = rowsOf(read(own)).filter(
        ([key, text]) => text.trim() === '' && english.get(key)?.trim() !== '',
      );
      assert.deepEqual(untold, [], 'empty');
      if (code === 'en') return;
      const copied = rowsOf(read(own)).filter(([key, text]) => isWords(text) && text === english.get(key));
      assert.deepEqual(copied, [], 'left in English');
    });
  }
}

test('every thing that a goal of the courses names has a name', () => {
  const read = file => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const levels = Object.values(read('packages/content/dist/content.json').levels);
  const settings = levels.flatMap(({ levelGoals, variants = [] }) => [
    levelGoals,
    ...variants.map(variant => variant.levelGoals ?? []),
  ]);
  const types = [...new Set(settings.flat().map(({ type }) => type))].filter(
    type => type !== '' && type !== 'any',
  );
  assert.ok(types.length > 25);
  for (const code of codes) {
    const things = read(`packages/contracts/src/locales/thing-names/${code}.json`);
    assert.deepEqual(
      types.filter(type => !Object.hasOwn(things, type)),
      [],
      code,
    );
  }
});
