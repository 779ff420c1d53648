// Runs the examples in the doc comments of a package, as tests.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { checkedExample, examplesIn, isRun } from './examples.rules.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

const AsyncFunction = (async () => {}).constructor;
const CHECKS = {
  same: async (expression, value) => assert.deepEqual(await expression(), value()),
  throws: (expression, text) =>
    assert.rejects(expression, error => `${error.constructor.name}: ${error.message}`.includes(text)),
};

/** What an example imports. */
async function importsOf(imports) {
  const names = new Map();
  for (const [imported, from] of imports) {
    const module = await import(from);
    for (const name of imported) {
      assert.ok(name in module, `${from} has no ${name}`);
      names.set(name, module[name]);
    }
  }
  return names;
}

/** What the examples of a package that has no screen may name besides: what it exports, and what their own file does. */
export async function ownNames(name, file, code) {
  const own = { ...(await import(`@burrow/${name}`)), ...(await import(path.join(ROOT, file))) };
  return Object.fromEntries(Object.entries(own).filter(([key]) => new RegExp(`\\b${key}\\b`).test(code)));
}

/** Runs an example, with `given` besides what it imports. Rejects if it does not come to what it says. */
export async function run(text, given = () => ({})) {
  const { imports, code } = checkedExample(text);
  const names = new Map(Object.entries({ ...CHECKS, ...(await given(code)) }));
  for (const [name, value] of await importsOf(imports)) names.set(name, value);
  await new AsyncFunction(...names.keys(), `{\n${code}\n}`)(...names.values());
}

/** A test for each example of a package, and one that it has so many at least, all of which run. */
export function testExamples(name, atLeast, given = () => ({})) {
  const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.test.*'] });
  const examples = files
    .toSorted()
    .flatMap(file =>
      examplesIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map(each => ({ file, ...each })),
    );
  for (const { file, line, code } of examples.filter(each => isRun(each.code)))
    test(`the example of ${file}:${line} comes to what it says`, () =>
      run(code, checked => given(file, checked)));
  test(`${name} shows how it is used by examples that run`, () => {
    const still = examples.filter(each => !isRun(each.code)).map(({ file, line }) => `${file}:${line}`);
    assert.deepEqual(still, [], 'they say nothing of what they come to: // → value');
    assert.ok(examples.length >= atLeast, `${name} has ${examples.length} examples`);
  });
}
