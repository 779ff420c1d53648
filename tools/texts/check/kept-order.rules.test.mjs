import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptOrderProblem, turnedShares } from './kept-order.rules.mjs';

const entry = (english, translation, more = {}) => ({
  id: 'a:b',
  part: 'guide',
  english,
  translation,
  ...more,
});
const KEEPS = { numbers: 0, code: 0.004 };
const TURNS = { numbers: 0, code: 0.07 };
const problem = (english, translation, turned = KEEPS, code = 'pl') =>
  keptOrderProblem(entry(english, translation), { code, turned });

test('numbers in each other’s place are noticed, in their order they are not', () => {
  const english = '5 hints a day for guests, 20 with an account.';
  assert.match(problem(english, '20 wskazówek dziennie dla gości, 5 z kontem.'), /20|5/);
  assert.equal(problem(english, '5 wskazówek dziennie dla gości, 20 z kontem.'), undefined);
  assert.equal(problem('10 in levels and 10 in challenges', '10 w poziomach i 10 w wyzwaniach'), undefined);
});

test('code in each other’s place is noticed where no grammar turns it', () => {
  const english = '`range(a, b)` starts at `a` and stops before `b`.';
  const turned = '`range(a, b)`는 `b`에서 시작해 `a` 바로 앞에서 멈춰요.';
  assert.match(problem(english, turned, TURNS, 'ko'), /`a` and `b`/);
  assert.equal(
    problem(english, '`range(a, b)`는 `a`에서 시작해 `b` 바로 앞에서 멈춰요.', TURNS, 'ko'),
    undefined,
  );
});

test('what a grammar turns is left alone', () => {
  assert.equal(
    problem('It runs the `__init__` of `Animal`.', '`Animal`の`__init__`を動かす。', TURNS, 'ja'),
    undefined,
  );
  assert.match(
    problem('It runs the `__init__` of `Animal`.', 'Uruchamia `Animal` z `__init__`.'),
    /each other/,
  );
  assert.equal(
    problem('There is an `await` in front of `gather`.', 'Przed `gather` stoi `await`.'),
    undefined,
  );
  assert.equal(
    problem('It takes 8 minutes instead of 5.', '5分ではなく8分かかります。', TURNS, 'ja'),
    undefined,
  );
});

test('in what share of its texts a language turns them, but for one', () => {
  const same = entry('`a`, `b`', '`a`, `b`');
  const other = entry('`a` of `b`', '`b` `a`');
  assert.equal(turnedShares([same, other], 'pl').code, 0);
  assert.equal(turnedShares([same, same, other, other], 'pl').code, 0.25);
});
