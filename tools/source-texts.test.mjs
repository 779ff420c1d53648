// The English texts can be translated: whole sentences, every plural form, one way to write holes, all of them explained.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ROOT } from './texts/catalogue/catalogue.mjs';
import { Repository } from './texts/catalogue/repository.mjs';
import { cutSentences } from './texts/sources/cut-sentences.rules.mjs';
import { rowsOf, sourceFaults } from './texts/sources/source-texts.rules.mjs';

const repository = new Repository(ROOT);
const holes = JSON.parse(readFileSync(new URL('./texts/catalogue/holes.json', import.meta.url), 'utf8'));

/** Legal pages stay English, names are no sentences, and a thing without a plural has its one name for any number. */
const OTHER = /\/(?:refund-policy|legal|usernames|thing-names)\//;

const files = repository
  .find('{mf-*,packages,services,shell}/**/locales/**/en.json', 'shell/src/**/en.json')
  .filter(file => !OTHER.test(file));

test('English texts are whole, counted and explained', () => {
  assert.ok(files.length > 60);
  const faults = files.flatMap(file =>
    sourceFaults(repository.json(file), holes).map(([key, fault]) => `${file} ${key} ${fault}`),
  );
  assert.deepEqual(faults, []);
});

test('no sentence goes on outside its text', () => {
  const projects = Map.groupBy(files, file => file.split('/')[0]);
  const cut = repository.find('{mf-*,packages,shell}/**/src/**/*.tsx').flatMap(file => {
    const own = projects.get(file.split('/')[0]) ?? [];
    return cutSentences(repository.read(file), textOf(own)).map(fault => `${file}: ${fault}`);
  });
  assert.deepEqual(cut, []);
});

const texts = new Map();

/** The English of a key in the files of a project. */
function textOf(own) {
  const key = own.join();
  if (!texts.has(key)) texts.set(key, new Map(own.flatMap(file => rowsOf(repository.json(file)))));
  return name => texts.get(key).get(name);
}
