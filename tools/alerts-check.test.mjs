// npm run alerts:check: what it says, with and without promtool.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

const COMMAND = path.join(import.meta.dirname, 'alerts-check.mjs');
const run = env =>
  spawnSync(process.execPath, [COMMAND], { encoding: 'utf8', env: { ...process.env, ...env } });

test('without promtool it says how to get it', () => {
  const { status, stderr } = run({ PROMTOOL: '/nowhere/promtool' });
  assert.equal(status, 1);
  assert.match(stderr, /apt-get install prometheus/);
});

test('with promtool the rules are sound and fire when they should', t => {
  if (spawnSync('promtool', ['--version']).error) return t.skip('promtool is not there');
  const { status, stdout, stderr } = run({});
  assert.equal(status, 0, stdout + stderr);
  return undefined;
});
