// The mutants that npm run mutants:drawn draws; the command itself takes hours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, mutantsIn, withMutant } from './mutants/mutants-in.rules.mjs';

const changedTo = source => mutantsIn('a.ts', source).map(mutant => withMutant(source, mutant));

for (const [source, ...mutants] of [
  ['a < b;', 'a <= b;'],
  ['a >= b;', 'a > b;'],
  ['a !== b;', 'a === b;'],
  ['a && b;', 'a || b;'],
  ['if (a) b;', 'if (!(a)) b;'],
  ['const a = b ? c : d;', 'const a = !(b) ? c : d;'],
  ['tell(a);', ';'],
  ['await tell(a);', ';'],
  ['const a = 1_000;', 'const a = 1001;'],
  ['const a = true;', 'const a = false;'],
  ['const a = tell(b) + c;'],
  ['type A = true | 1; interface B { a: 1 }'],
  ['@At(1) class A {}'],
])
  test(`${source} becomes ${mutants.join(' or ') || 'nothing'}`, () =>
    assert.deepEqual(changedTo(source), mutants));

test('a mutant says where it is', () => {
  const [{ file, line }] = mutantsIn('a.ts', '\n\n  tell(a);');
  assert.deepEqual([file, line], ['a.ts', 3]);
});

test('the same are drawn with the same seed, each once', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  assert.deepEqual(draw(all, 10, 7), draw(all, 10, 7));
  assert.notDeepEqual(draw(all, 10, 7), draw(all, 10, 8));
  assert.deepEqual(
    draw(all, 100, 7).toSorted((a, b) => a - b),
    all,
  );
});
