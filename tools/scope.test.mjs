// What `.ci/run PROJECT` runs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { scopeOf } from './scope.mjs';

test('a change of a remote breaks nothing but itself and the journeys of its area', () => {
  assert.deepEqual(scopeOf(['mf-account']), {
    folders: ['mf-account'],
    packages: ['@burrow/mf-account'],
    journeys: ['account', 'site'],
    hasTools: false,
  });
});

test('a change of a service reaches the platform, one of a package whatever imports it, and its areas', () => {
  const { packages, journeys } = scopeOf(['learning']);
  assert.deepEqual(packages, ['@burrow/learning', '@burrow/standalone']);
  assert.deepEqual(journeys, ['play', 'site']);
  const world = scopeOf(['packages/world']);
  for (const name of ['@burrow/learning', '@burrow/mf-play', '@burrow/python', '@burrow/world'])
    assert.ok(world.packages.includes(name), name);
  assert.ok(!world.packages.includes('@burrow/mf-account'));
});

test('of two projects both count, and what every area is made of reaches all journeys', () => {
  const { packages, journeys } = scopeOf(['mf-play', 'i18n']);
  assert.ok(packages.includes('@burrow/mf-play') && packages.includes('@burrow/i18n'));
  assert.deepEqual(journeys, readdirSync('e2e/journeys').toSorted());
});

test('a project that does not exist is named, with those that do', () => {
  const { status, stderr } = spawnSync('node', ['tools/test.mjs', '--for=mf-pony'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /There is no project "mf-pony"\. Projects: account, art, .*mf-play/);
});
