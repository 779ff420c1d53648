import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import semver from 'semver';

const read = file => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const { node } = JSON.parse(read('package.json')).engines;
const { packages } = JSON.parse(read('package-lock.json'));

test('with the Node that is asked for, npm ci has nothing to warn of', () => {
  // A binary for one kind of machine is installed nowhere else: 32-bit Windows has no newer Node.
  const wanted = Object.entries(packages).flatMap(([name, { engines, cpu }]) =>
    engines?.node && !cpu?.includes('ia32') ? [[name, engines.node]] : [],
  );
  assert.ok(wanted.length > 500);
  assert.deepEqual(
    wanted.filter(([, range]) => !semver.subset(node, range)),
    [],
  );
});

test('README and CONTRIBUTING ask for that Node', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md'])
    assert.ok(read(file).includes('Node 24.15 or later'), `${file} asks for another Node`);
  assert.ok(semver.subset('>=24.15.0 <25', node));
});
