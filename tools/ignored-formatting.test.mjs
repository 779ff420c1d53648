// `// prettier-ignore` stands only at tables of data, which are read by their columns; code is as the formatter writes it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ignoredIn } from './ignored-formatting/ignored.rules.mjs';

const ROOT = path.join(import.meta.dirname, '..');

/** Others than tables, by folder, in files that would be too long without them: there must not be more. */
const LEFT = {
  'services/account': 12,
  'services/gateway': 1,
  'services/learning': 7,
};

const isTable = text => ignoredIn('barn.ts', text).map(one => one.isTable);

test('a table is rows of data, and nothing that does something', () => {
  assert.deepEqual(isTable(`const a = [\n  [1, 2],\n  [3, 4],\n  [5, 6],\n] as const; // prettier-ignore`), [
    true,
  ]);
  assert.deepEqual(isTable(`const a = {\n  b: 1, c: 2,\n  d: 3,\n}; // prettier-ignore`), [true]);
  assert.deepEqual(isTable(`test.each([\n  [1],\n  [2],\n  [3],\n])('a', () => {}); // prettier-ignore`), [
    true,
  ]);
  assert.deepEqual(isTable(`type A =\n  | { b: 1 }\n  | { c: 2 }\n  | { d: 3 }; // prettier-ignore`), [true]);
});

test('a class, a call, an import and a long line are none', () => {
  assert.deepEqual(isTable(`class A {\n  b() {}\n} // prettier-ignore`), [false]);
  assert.deepEqual(isTable(`import { a, b, c } from 'd'; // prettier-ignore`), [false]);
  assert.deepEqual(isTable(`const a = [1, 2, 3, 4]; // prettier-ignore`), [false]);
  assert.deepEqual(isTable(`run(() => {\n  go([1, 2, 3]);\n}); // prettier-ignore`), [false]);
});

test('no folder has more of what is no table', () => {
  const listed = execFileSync('git', ['grep', '-lI', 'prettier-ignore', '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = {};
  for (const file of listed.split('\n').filter(one => one && !one.startsWith('tools/ignored-formatting'))) {
    const [top, next] = file.split('/');
    const folder = ['packages', 'services', 'infra'].includes(top) ? `${top}/${next}` : top;
    const count = ignoredIn(file, readFileSync(path.join(ROOT, file), 'utf8')).filter(
      one => !one.isTable,
    ).length;
    if (count > 0) found[folder] = (found[folder] ?? 0) + count;
  }
  const more = Object.entries(found).filter(([folder, count]) => count > (LEFT[folder] ?? 0));
  assert.deepEqual(more, []);
});
