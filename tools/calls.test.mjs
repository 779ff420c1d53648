import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '..');
const FILE = 'packages/contracts/src/calls/calls.generated.ts';

test('the command that writes the calls writes those that are there', () => {
  const before = readFileSync(path.join(ROOT, FILE), 'utf8');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'calls'], { cwd: ROOT, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.ok(stdout.includes(`Written: ${FILE}`));
  assert.equal(readFileSync(path.join(ROOT, FILE), 'utf8'), before);
});
