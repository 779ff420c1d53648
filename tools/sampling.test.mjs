import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

// With it, nothing is a sample.
delete process.env.TEST_ALL;
const { Evaluation } = await import('./sampling/evaluation.ts');
const { randomRuns } = await import('./sampling/random-runs.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-sampling-'));
after(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'evaluation.proven.json');
const source = path.join(folder, 'src/rule.ts');
mkdirSync(path.dirname(source));
writeFileSync(source, 'export const one = 1;');

const options = {
  record: pathToFileURL(file),
  sources: [path.relative(path.join(import.meta.dirname, '..'), path.dirname(source))],
  textOf: one => one,
};
const CASES = Array.from({ length: 200 }, (_, at) => `case ${at}`);
const evaluate = (cases = CASES) => new Evaluation(cases, options);
const proveAll = evaluation => evaluation.cases.forEach(one => evaluation.passed(one));

test('what nobody has proven is run, all of it', () => {
  assert.deepEqual(evaluate().cases, CASES);
});

test('of what is proven a few are drawn', () => {
  proveAll(evaluate());
  assert.equal(evaluate().cases.length, 40);
});

test('a case that is new or changed is run, whatever is drawn', () => {
  const changed = CASES.with(3, 'case 3, changed');
  for (let round = 0; round < 20; round += 1) assert.ok(evaluate(changed).cases.includes('case 3, changed'));
});

test('when a source has changed, everything is run until all of it has passed', () => {
  writeFileSync(source, 'export const one = 2;');
  const before = readFileSync(file, 'utf8');
  const evaluation = evaluate();
  assert.deepEqual(evaluation.cases, CASES);
  for (const one of evaluation.cases.slice(1)) evaluation.passed(one);
  assert.equal(readFileSync(file, 'utf8'), before);
  evaluation.passed(CASES[0]);
  assert.equal(evaluate().cases.length, 40);
});

test('a test of a source is none of what decides', () => {
  writeFileSync(path.join(folder, 'src/rule.test.ts'), 'anything');
  assert.equal(evaluate().cases.length, 40);
});

test('of texts the English decides, and no translation', () => {
  const texts = path.join(folder, 'src/texts/locales');
  mkdirSync(texts, { recursive: true });
  writeFileSync(path.join(texts, 'de.json'), '{}');
  assert.equal(evaluate().cases.length, 40);
  writeFileSync(path.join(texts, 'en.json'), '{}');
  assert.deepEqual(evaluate().cases, CASES);
});

test('a random test that fails says how to repeat it', () => {
  assert.throws(
    () =>
      fc.assert(
        fc.property(fc.nat(), number => number < 10),
        randomRuns(1_000),
      ),
    /The same again: RANDOM_SEED=-?\d+ RANDOM_PATH=[\d:]+ npm test/,
  );
});

test('npm test makes a tenth of the runs', () => {
  assert.equal(randomRuns(1_000).numRuns, 100);
});
