// Every project has an owner, docs/teams.md knows the team, and each team sees its own figures.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readWorkspaces } from './workspaces.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const rules = readFileSync(path.join(ROOT, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter(line => line.trim() !== '' && !line.startsWith('#'))
  .map(line => line.split(/\s+/));

test('each project has one line among the owners, and each line is of something that exists', () => {
  const owned = rules.map(([folder]) => folder);
  for (const { folder } of readWorkspaces(ROOT))
    assert.equal(owned.filter(one => one === `/${folder}/`).length, 1, `${folder} in CODEOWNERS`);
  for (const folder of owned)
    assert.ok(folder === '*' || existsSync(path.join(ROOT, folder)), `${folder} does not exist`);
});

test('each team is described', () => {
  const teams = readFileSync(path.join(ROOT, 'docs/teams.md'), 'utf8');
  for (const team of new Set(rules.flatMap(([, ...owners]) => owners)))
    assert.match(teams, new RegExp(`\\| \`${team.replace('@burrow/', '')}\``), team);
});

const run = (...given) => {
  const { status, stdout, stderr } = spawnSync('npm', given, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  assert.equal(status, 0, `${stdout}${stderr}`);
  return stdout;
};

test('the tests of a project say what of it they run', () => {
  assert.match(run('test', '-w', 'packages/i18n', '--', '--coverage'), /Statements +: [\d.]+% \(/);
});

test('each area has its bytes', () => {
  const figures = run('exec', '-c', 'node bench/main.ts sizes --json')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const areas = readWorkspaces(ROOT).filter(({ name }) => name.startsWith('mf-'));
  assert.deepEqual(
    figures.map(({ name }) => name),
    areas.map(({ name }) => `bytes of ${name} before it shows anything`).toSorted(),
  );
  for (const { name, value, goal } of figures) assert.ok(value > 0 && goal > 0, name);
});
