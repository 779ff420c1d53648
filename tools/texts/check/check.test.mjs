// Whatever is stamped as a translation of today's English keeps the rules. What is missing or older fails nothing. Looked at
// are the languages that changed since languages/right.json was written, and a few more; with TEST_ALL all of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueOf } from '../catalogue/catalogue.mjs';
import { begunLanguages } from '../coverage.mjs';
import { readStamps } from '../stamps.mjs';
import { staleness } from '../stamps.rules.mjs';
import { checkLanguage } from './check.mjs';
import { drawnBy, fingerprintOf, keepRight, wasRight } from './unchanged.mjs';

const DRAWN = 2;
const { RANDOM_SEED = String(Date.now() % 1_000_000), TEST_ALL } = process.env;
const codes = begunLanguages();
const drawn = TEST_ALL ? codes : drawnBy(RANDOM_SEED, codes, DRAWN);

for (const code of codes)
  test(`what is translated into ${code} keeps the rules (drawn by ${RANDOM_SEED})`, () => {
    const catalogue = catalogueOf(code);
    const fingerprint = fingerprintOf(catalogue);
    if (!drawn.includes(code) && wasRight(code, fingerprint)) return;
    const { problems } = checkLanguage(code, undefined, catalogue);
    const stamps = readStamps(catalogue);
    const current = new Set(
      catalogue.entries.filter(entry => staleness(entry, stamps) === undefined).map(({ id }) => id),
    );
    const wrong = problems.filter(({ id }) => current.has(id));
    assert.deepEqual(
      wrong.map(({ id, rule, message }) => `${id}: ${message} (${rule})`),
      [],
    );
    keepRight(code, fingerprint);
  });
