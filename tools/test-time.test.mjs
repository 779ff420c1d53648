import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { complaintsOf, pageOf, sumsOf } from './test-time/limits.rules.mjs';
import { REFERENCE, slownessOf, watchSlowness } from './test-time/machine.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const file = (name, cpu, seconds = 99) => ({ file: name, cpu, seconds });
const sums = sumsOf({ barn: [file('a.test.ts', 1), file('b.test.ts', 4)], e2e: [{ file: 'c', seconds: 9 }] });

test('the sum of a project is the time of the processor, and that of the clock only where it alone is known', () => {
  assert.deepEqual(sums, [
    { project: 'e2e', seconds: 9, files: [{ file: 'c', seconds: 9 }] },
    {
      project: 'barn',
      seconds: 5,
      files: [
        { file: 'b.test.ts', seconds: 4 },
        { file: 'a.test.ts', seconds: 1 },
      ],
    },
  ]);
});

test('a project over its limit is refused with its slowest files, and one without a limit is named', () => {
  assert.deepEqual(complaintsOf(sums, { barn: 5, e2e: 9 }, 1), []);
  assert.deepEqual(complaintsOf(sums, { barn: 4.9 }, 1), [
    'e2e has no limit in tools/test-time/limits.json: it took 9 s',
    'barn took 5 s, its limit is 4.9 s. Most: b.test.ts 4 s, a.test.ts 1 s',
  ]);
});

test('a slow machine is no reason to refuse, and a fast one gives no more', () => {
  assert.deepEqual(complaintsOf(sums, { barn: 2.5, e2e: 4.5 }, 2), []);
  assert.equal(complaintsOf(sums, { barn: 4.9, e2e: 9 }, 0.5).length, 1);
});

test('a machine that is slow for a half of the time counts as slow for a half', () => {
  assert.equal(slownessOf([REFERENCE, REFERENCE, 3 * REFERENCE, 3 * REFERENCE]), 2);
});

test('how slow the machine is, is measured again and again while something runs', async () => {
  const endWatch = watchSlowness(30);
  await delay(100);
  const { slowness, rounds } = await endWatch();
  assert.ok(slowness > 0);
  // One at each end, and at least one between.
  assert.ok(rounds > 2, `${rounds}`);
});

test('the page names every project with its limit', () => {
  assert.match(pageOf(sums, { barn: 7 }, '2026-11-27'), /\| barn \| 2 \| 5 \| 7 \|/);
});

test('npm run test:time writes the page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-test-time-page-'));
  const page = path.join(folder, 'page.md');
  const { status } = spawnSync('npm', ['run', '--silent', 'test:time', '--', page], { cwd: ROOT });
  assert.equal(status, 0);
  assert.match(readFileSync(page, 'utf8'), /^# What the tests take\n/);
  rmSync(folder, { recursive: true });
});

test('a file that is run by node --test is written down, and what it starts is counted with it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-measured-'));
  const code = `
    import { execFileSync } from 'node:child_process';
    import { test } from 'node:test';
    test('x', () => execFileSync(process.execPath, ['-e', 'for (const t = Date.now(); Date.now() < t + 300;);']));`;
  writeFileSync(path.join(folder, 'busy.test.mjs'), code);
  const hook = path.join(import.meta.dirname, 'test-time/measure-file.mjs');
  const env = { ...process.env, TEST_TIME: folder, NODE_TEST_CONTEXT: undefined };
  spawnSync(process.execPath, ['--import', hook, '--test', path.join(folder, 'busy.test.mjs')], { env });
  const { file: name, cpu } = JSON.parse(readFileSync(path.join(folder, 'tools.jsonl'), 'utf8'));
  rmSync(folder, { recursive: true });
  assert.equal(name, 'busy.test.mjs');
  assert.ok(cpu > 0);
});
