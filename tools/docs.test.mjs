// What documents owe their readers: decisions say when they were made and whether they hold, tables fit a terminal.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { arePagesOfToday } from './texts/coverage.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const WIDEST_TABLE = 120;
const STATUS = /^# \d{4}: .+\n\n(Accepted on|Superseded by \[\d{4}\]\(.+\) on) \d{4}-\d\d-\d\d\.\n/;

const read = file => readFileSync(path.join(ROOT, file), 'utf8');
const decisions = globSync('docs/adr/[0-9]*.md', { cwd: ROOT });

test('every decision has a date and a status, and a row in the list', () => {
  assert.ok(decisions.length > 60);
  assert.deepEqual(
    decisions.filter(file => !STATUS.test(read(file))),
    [],
  );
  const list = read('docs/adr/README.md');
  assert.deepEqual(
    decisions.filter(file => !list.includes(`(${path.basename(file)})`)),
    [],
  );
});

test('the tables of README and CONTRIBUTING fit a terminal', () => {
  const rows = ['README.md', 'CONTRIBUTING.md'].flatMap(file =>
    read(file)
      .split('\n')
      .filter(line => line.startsWith('|') && line.length > WIDEST_TABLE)
      .map(line => `${file}: ${line.slice(0, 60)}…`),
  );
  assert.deepEqual(rows, []);
});

test('every file through which docs/walks.md leads is there', () => {
  const named = [...read('docs/walks.md').matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\.tsx?)`/g)].map(
    ([, file]) => file,
  );
  assert.ok(named.length > 25);
  assert.deepEqual(
    named.filter(file => !existsSync(path.join(ROOT, file))),
    [],
  );
});

test('docs/database.md is what the services say of their tables', () => {
  const given = ['run', '--silent', 'docs:database', '--', '--check'];
  const { status, stderr } = spawnSync('npm', given, { cwd: ROOT, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});

test('docs/languages.md says how much of each language there is', () => {
  assert.ok(arePagesOfToday(), 'npm run texts -- coverage --write');
});
