// The command that authors use for one level reports how its programs end, and fails if something is wrong.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const FOLDER = new URL('../packages/content/courses/python/loops-level1/', import.meta.url);
const PROGRAM = new URL('wrong/walks-on.py', FOLDER);
const OUTCOME = new URL('wrong/walks-on.json', FOLDER);

test('a watched level is checked again, and what is new is recorded', { timeout: 120_000 }, async t => {
  const child = spawn(process.execPath, [TOOL, 'loops-level1', '--watch', '--record'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  t.after(() => {
    child.kill();
    for (const file of [PROGRAM, OUTCOME]) rmSync(file, { force: true });
  });
  child.stdout.setEncoding('utf8');
  let said = '';
  const says = async wanted => {
    while (!wanted.test(said)) said += (await once(child.stdout, 'data'))[0];
    said = '';
  };
  await says(/Watching python\/loops-level1/);
  writeFileSync(PROGRAM, 'player.move_forward(3)\n');
  await says(/recorded in python\/loops-level1\/wrong\/walks-on\.json: .*"open":\[0,1\]/);
  await says(/wrong\/walks-on\.py: the goals 0, 1 left open[^]*All as its files say\./);
  assert.deepEqual(JSON.parse(readFileSync(OUTCOME, 'utf8')), {
    outcome: { kind: 'incomplete', open: [0, 1] },
  });
});

test('a missing level, and no level named, are refused', () => {
  assert.equal(level('no-such-level').status, 1);
  assert.equal(level().status, 2);
  assert.equal(level('loops-level1', '--fast').status, 2);
});
