// What other teams build against changes with a version only.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { versionNeeded } from './surfaces/check.mjs';
import { compareCalls, compareReports } from './surfaces/compare.mjs';

const ROOT = path.join(import.meta.dirname, '..');

test('client, i18n, ui and contracts offer what their records say, under the version that they say', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'surfaces', '--', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
});

const REPORT =
  'export function after(ms: number): void;\n\nexport interface Kept {\n    readonly get: string;\n}\n';

for (const [what, after, difference] of [
  ['nothing', REPORT, 'same'],
  ['a function more', `${REPORT}\nexport function before(): void;\n`, 'added'],
  ['a field more', REPORT.replace('get: string;\n', 'get: string;\n    readonly set?: string;\n'), 'added'],
  ['another parameter', REPORT.replace('ms: number', 'ms: string'), 'changed'],
  ['a name less', REPORT.replace(/export interface[^]*/, ''), 'changed'],
])
  test(`a report with ${what} is ${difference}`, () =>
    assert.equal(compareReports(REPORT, after), difference));

test('the order in which TypeScript writes a union changes nothing', () => {
  assert.equal(
    compareReports('a(): string | Node | X | null;\n', 'a(): string | X | Node | null;\nb(): void;\n'),
    'added',
  );
});

const call = ({
  request = { name: { minLength: 1 } },
  needed = ['name'],
  answer = { id: {} },
  given = ['id'],
  kinds = ['a', 'b'],
} = {}) =>
  JSON.stringify({
    'POST /api/x': {
      access: 'anyone',
      request: { type: 'object', properties: request, required: needed },
      answer: { type: 'object', properties: { ...answer, kind: { enum: kinds } }, required: given },
    },
  });

for (const [what, after, difference] of [
  ['as it was', call(), 'same'],
  ['with a field more in the answer', call({ answer: { id: {}, at: {} }, given: ['id', 'at'] }), 'added'],
  ['that may be sent more', call({ request: { name: { minLength: 1 }, age: {} } }), 'added'],
  [
    'that must be sent more',
    call({ request: { name: { minLength: 1 }, age: {} }, needed: ['name', 'age'] }),
    'changed',
  ],
  ['that must be sent less', call({ needed: [] }), 'added'],
  ['that promises less in its answer', call({ given: [] }), 'changed'],
  ['that answers less', call({ answer: {} }), 'changed'],
  ['whose text may be empty', call({ request: { name: { minLength: 0 } } }), 'added'],
  ['whose text must be longer', call({ request: { name: { minLength: 2 } } }), 'changed'],
  ['with a value more', call({ kinds: ['a', 'b', 'c'] }), 'added'],
  ['with a value less', call({ kinds: ['a'] }), 'changed'],
  ['that is gone', '{}', 'changed'],
])
  test(`a call ${what} is ${difference}`, () => assert.equal(compareCalls(call(), after), difference));

test('a surface that grew needs a minor version more, one that changed a major one', () => {
  assert.equal(versionNeeded('same', '1.2.0', '1.2.0'), null);
  assert.equal(versionNeeded('added', '1.2.0', '1.2.0'), '1.3.0');
  assert.equal(versionNeeded('added', '1.2.0', '1.2.9'), '1.3.0');
  assert.equal(versionNeeded('added', '1.2.0', '1.3.0'), null);
  assert.equal(versionNeeded('changed', '1.2.0', '1.9.0'), '2.0.0');
});
