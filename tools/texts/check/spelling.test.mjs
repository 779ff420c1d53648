// Each word of a language that is offered is in its dictionary, or somebody looked at it; of today's English.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OFFERED_LANGUAGES } from '../../../packages/contracts/src/languages.ts';
import { ROOT } from '../catalogue/catalogue.mjs';
import { hasDictionary, misspelt } from './spelling.mjs';

/** Of these npm has no dictionary: docs/languages.md. */
const WITHOUT = new Set(['ar', 'en', 'fi', 'hi', 'id', 'ja', 'ms', 'th', 'zh']);

for (const { code } of OFFERED_LANGUAGES.filter(each => !WITHOUT.has(each.code)))
  test(`${code}: every word is spelt as its dictionary has it, or accepted`, async () => {
    assert.ok(hasDictionary(code), 'npm ci installs its dictionary');
    const found = await misspelt(code, ROOT);
    const lines = [...found].map(([word, ids]) => `${word}: ${ids[0]}`);
    assert.deepEqual(lines, [], `npm run texts -- spell ${code}`);
  });
