// Runs the examples in the doc comments of packages with what the package exports.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examplesIn, isRun } from './examples/examples.rules.mjs';
import { ownNames, run, testExamples } from './examples/run.mjs';

/** Packages that run without a browser: an example that says what it comes to is true. */
const PURE = ['billing', 'content', 'contracts', 'painting', 'python-syntax', 'tutor', 'world'];
for (const name of PURE) testExamples(name, 2, (file, code) => ownNames(name, file, code));

testExamples('documents', 2);
testExamples('python', 4);

/** What the examples that these tests make up may name. */
const money = code => ownNames('billing', 'packages/billing/src/money/currency.rules.ts', code);

test('an example that is wrong, or throws what it does not say, fails', async () => {
  await run('decimalsOf("JPY"); // → 0\ndecimalsOf("?") // → throws "currency"', money);
  await assert.rejects(run('decimalsOf("JPY") // → 2', money));
  await assert.rejects(run('decimalsOf("JPY") // → throws "currency"', money));
  await assert.rejects(run('const two = decimalsOf("EUR") // → 2', money), /Only an expression/);
});

test('an example may import, span lines and say its value on the next one', async () => {
  const [{ line, code }] = examplesIn(
    'sum.ts',
    `/**
      * Adds.
      * @example
      * import { addMoney } from '@burrow/billing';
      * const price = { amount: 4900, currency: 'EUR' };
      * addMoney(
      *   price,
      *   price,
      * )
      * // → { amount: 9800, currency: 'EUR' }
      */
     export const sum = 1;`,
  );
  assert.equal(line, 12);
  assert.ok(isRun(code));
  await run(code, money);
});

test('an example that imports what a package does not export fails', async () => {
  await assert.rejects(run("import { euro } from '@burrow/billing';\neuro // → 1"), /has no euro/);
});
