// The command that authors use for one level reports how its programs end, and fails if something is wrong.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const TOOL = fileURLToPath(new URL('level.mjs', import.meta.url));
const level = (...given) => spawnSync(process.execPath, [TOOL, ...given], { encoding: 'utf8' });

test('levels are built, drawn and run in real Python', () => {
  const { status, stdout, stderr } = level('loops-level1', 'intro-level1');
  assert.equal(stderr, '');
  assert.match(stdout, /drawn in packages\/content\/dist\/preview\/loops-level1\.png/);
  assert.match(stdout, /drawn in packages\/content\/dist\/preview\/intro-level1\.png/);
  assert.match(stdout, /new words: .*\bcarrot\b/);
  assert.match(stdout, /solutions\/reference\.py: the level complete\n/);
  assert.match(
    stdout,
    /wrong\/typed-the-number\.py: the level complete; in variant 0: the goals 0 left open/,
  );
  assert.match(stdout, /All as its files say\.\n$/);
  assert.equal(status, 0);
});

test('a missing level, and no level named, are refused', () => {
  assert.equal(level('no-such-level').status, 1);
  assert.equal(level().status, 2);
});
