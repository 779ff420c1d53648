// Every project has an owner, and docs/teams.md knows the team.
import assert from 'node:assert/strict';
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
