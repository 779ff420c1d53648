// Whatever is stamped as a translation of today's English keeps the rules. What is missing or older fails nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begunLanguages } from '../coverage.mjs';
import { readStamps } from '../stamps.mjs';
import { staleness } from '../stamps.rules.mjs';
import { checkLanguage } from './check.mjs';

for (const code of begunLanguages())
  test(`what is translated into ${code} keeps the rules`, () => {
    const { catalogue, problems } = checkLanguage(code);
    const stamps = readStamps(catalogue);
    const current = new Set(
      catalogue.entries.filter(entry => staleness(entry, stamps) === undefined).map(({ id }) => id),
    );
    const wrong = problems.filter(({ id }) => current.has(id));
    assert.deepEqual(
      wrong.map(({ id, rule, message }) => `${id}: ${message} (${rule})`),
      [],
    );
  });
