// Each word of a translation of today's English is in the dictionary of its language, or somebody looked at it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from '../catalogue/catalogue.mjs';
import { begunLanguages } from '../coverage.mjs';
import { hasDictionary, misspelt } from './spelling.mjs';

/** Of these npm has no dictionary: docs/languages.md. */
const WITHOUT = new Set(['ar', 'fi', 'hi', 'id', 'ja', 'ms', 'th', 'zh']);

for (const code of begunLanguages().filter(each => !WITHOUT.has(each)))
  test(`${code}: every word is spelt as its dictionary has it, or accepted`, async () => {
    assert.ok(hasDictionary(code), 'npm ci installs its dictionary');
    const found = await misspelt(code, ROOT);
    const lines = [...found].map(([word, ids]) => `${word}: ${ids[0]}`);
    assert.deepEqual(lines, [], `npm run texts -- spell ${code}`);
  });
