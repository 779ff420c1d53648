import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatFailed } from './what-failed.rules.mjs';

const BARN = `> nx run @burrow/barn:test

PASS src/gate.test.ts
FAIL src/hay.test.ts
  ● Console

    console.warn
      a bale fell

  ● hay › is dry

    Expected: true
    Received: false

Test Suites: 1 failed, 1 passed, 2 total

Summary of all failing tests
FAIL src/hay.test.ts
  ● hay › is dry

    Expected: true
    Received: false

Test Suites: 1 failed, 1 passed, 2 total
`;
const MILL = `> nx run @burrow/mill:test

PASS src/wheel.test.ts
Test Suites: 1 passed, 1 total
Jest did not exit: a connection stayed open
`;
const FIELD = '> nx run @burrow/field:test\n\nPASS src/furrow.test.ts\n';
const listed = (...names) =>
  `\n NX   Running target test failed\n\n\u001B[2mFailed tasks:\u001B[22m\n\n${names.map(name => `\u001B[2m-\u001B[22m ${name}\n`).join('')}\n`;

test('a failed test is told once, with the file that it is in, and without what is only a notice', () => {
  assert.equal(
    whatFailed(FIELD + BARN + listed('@burrow/barn:test')),
    '> nx run @burrow/barn:test\nFAIL src/hay.test.ts\n  ● hay › is dry\n\n    Expected: true\n    Received: false',
  );
});

test('a task whose tests all pass and which fails all the same is told by its last lines', () => {
  const told = whatFailed(BARN + MILL + FIELD + listed('@burrow/mill:test', '@burrow/barn:test'));
  assert.match(told, /> nx run @burrow\/mill:test\n.*wheel.*\n.*\nJest did not exit/s);
  assert.match(told, /● hay › is dry/);
  assert.doesNotMatch(told, /furrow/);
});

test('of two reports of node:test the one with the reasons is kept', () => {
  const told = whatFailed(
    '✔ the gate opens (1ms)\n✖ the gate shuts (2ms)\nℹ tests 2\n\n✖ failing tests:\n\ntest at tools/gate.test.mjs:3:1\n✖ the gate shuts (2ms)\n  AssertionError: open\n',
  );
  assert.equal(told, '✖ the gate shuts (2ms)\n  AssertionError: open');
});

test('a journey is told with its error', () => {
  const told = whatFailed(
    '  ✓ 1 a.spec.ts:1:1 › opens\n\n  1) b.spec.ts:2:1 › shuts ──\n\n    Error: open\n\n  1 failed\n  8 passed\n',
  );
  assert.equal(told, '  1) b.spec.ts:2:1 › shuts ──\n\n    Error: open');
});

test('a program that does not begin is told by its last lines', () => {
  assert.match(
    whatFailed(`${'line\n'.repeat(99)}error: no such file\n`),
    /^(line\n){39}error: no such file$/,
  );
});
