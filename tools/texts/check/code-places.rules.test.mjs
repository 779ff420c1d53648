import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codePlacesProblem } from './code-places.rules.mjs';

const told = (english, translation, code = 'ja') => codePlacesProblem({ english, translation }, { code });

test('code that is denied in the place of other code is told', () => {
  const english = 'It is `plot.steps`, not `Plot.steps`.';
  assert.match(told(english, '`plot.steps`ではなく`Plot.steps`です。'), /says "not" of `plot.steps`/);
  assert.equal(told(english, '`Plot.steps`ではなく`plot.steps`です。'), undefined);
});

test('code that stands in the place of other code is told', () => {
  assert.match(told('`a`, `a` and `b`', '`a`, `b` i `b`', 'pl'), /has `b` in the place of `a`/);
  assert.equal(told('`a`, `a` and `b`', '`b`, `a` i `a`', 'pl'), undefined);
});
