// Runs the examples in the doc comments of packages with what the package exports.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { checkedExample, examplesIn, isRun } from './examples/examples.rules.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** Packages that run without a browser: an example that says what it comes to is true. */
const PURE = ['billing', 'content', 'contracts', 'painting', 'python-syntax', 'tutor', 'world'];
const AT_LEAST = 2;
/** The file of examples that the tests of this test make up. */
const MONEY = 'packages/billing/src/money/currency.rules.ts';

const AsyncFunction = (async () => {}).constructor;
const checks = {
  same: (expression, value) => assert.deepEqual(expression(), value()),
  throws: (expression, text) =>
    assert.throws(expression, error => `${error.constructor.name}: ${error.message}`.includes(text)),
};

/** What an example may name: what its package exports, what its own file does, and what it imports. */
async function namesFor(name, file, code, imports) {
  const own = { ...(await import(`@burrow/${name}`)), ...(await import(path.join(ROOT, file))) };
  const names = new Map(Object.entries(own).filter(([key]) => new RegExp(`\\b${key}\\b`).test(code)));
  for (const [imported, from] of imports) {
    const module = await import(from);
    for (const each of imported) names.set(each, module[each]);
  }
  return names;
}

async function run(name, file, text) {
  const { imports, code } = checkedExample(text);
  const names = new Map([...Object.entries(checks), ...(await namesFor(name, file, code, imports))]);
  await new AsyncFunction(...names.keys(), `{\n${code}\n}`)(...names.values());
}

for (const name of PURE) {
  const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: ROOT, exclude: ['**/*.test.ts'] });
  const examples = files
    .toSorted()
    .flatMap(file =>
      examplesIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map(each => ({ file, ...each })),
    );
  for (const { file, line, code } of examples.filter(each => isRun(each.code)))
    test(`the example of ${file}:${line} comes to what it says`, () => run(name, file, code));
  test(`${name} shows how it is used by examples that run`, () => {
    const still = examples.filter(each => !isRun(each.code)).map(({ file, line }) => `${file}:${line}`);
    assert.deepEqual(still, [], 'they say nothing of what they come to: // → value');
    assert.ok(examples.length >= AT_LEAST, `${name} has ${examples.length} examples`);
  });
}

test('an example that is wrong, or throws what it does not say, fails', async () => {
  await run('billing', MONEY, 'decimalsOf("JPY"); // → 0\ndecimalsOf("?") // → throws "currency"');
  await assert.rejects(run('billing', MONEY, 'decimalsOf("JPY") // → 2'));
  await assert.rejects(run('billing', MONEY, 'decimalsOf("JPY") // → throws "currency"'));
  await assert.rejects(run('billing', MONEY, 'const two = decimalsOf("EUR") // → 2'), /Only an expression/);
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
  await run('billing', MONEY, code);
});
