import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Repository } from '../catalogue/repository.mjs';
import { ROOT } from '../catalogue/catalogue.mjs';
import { drawnBy, fingerprintOf, keepRight, wasRight } from './unchanged.mjs';

const catalogue = translation => ({
  code: 'xx',
  entries: [{ id: 'a:b', english: 'Save', translation, part: 'child' }],
  surplus: [],
  unlike: [],
  repository: new Repository(ROOT),
});

test('a text that changed is looked at again, and what is the same is not', t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-right-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const record = path.join(folder, 'right.json');
  const before = fingerprintOf(catalogue('Zapisz'));
  assert.equal(before, fingerprintOf(catalogue('Zapisz')));
  assert.equal(wasRight('xx', before, record), false);
  keepRight('yy', 'another', record);
  keepRight('xx', before, record);
  assert.equal(wasRight('xx', before, record), true);
  assert.equal(wasRight('yy', 'another', record), true);
  assert.equal(wasRight('xx', fingerprintOf(catalogue('Anuluj')), record), false);
});

test('a seed draws the same languages again, another one others', () => {
  const codes = ['ar', 'bg', 'cs', 'da', 'de', 'el', 'es', 'fi'];
  assert.deepEqual(drawnBy('1', codes, 3), drawnBy('1', codes.toReversed(), 3));
  assert.equal(new Set(drawnBy('1', codes, 3)).size, 3);
  const seeds = Array.from({ length: 20 }, (_, seed) => drawnBy(String(seed), codes, 3).join());
  assert.ok(new Set(seeds).size > 5);
});
