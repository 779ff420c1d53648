// What npm run changelog says, from a history of its own.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { changesBetween, hasCommit, versionsOf } from './changelog/changes.mjs';
import { readWorkspaces, sourceFolders } from './workspaces.mjs';

let root;
const git = (...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim();
const subjects = changes => changes.map(change => change.replace(/ \([0-9a-f]+\)$/, ''));

async function commit(subject, files) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(
      path.join(root, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  git('add', '.');
  git('-c', 'user.name=ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', subject);
  return git('rev-parse', 'HEAD');
}

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'burrow-history-'));
  git('init', '-q');
  await commit('The area of play', {
    'package.json': { workspaces: ['mf-*', 'packages/*'] },
    'mf-play/package.json': {
      name: '@burrow/mf-play',
      version: '0.1.0',
      dependencies: { '@burrow/art': '0.1.0' },
    },
    'packages/art/package.json': { name: '@burrow/art', version: '0.1.0' },
    'packages/world/package.json': { name: '@burrow/world', version: '0.1.0' },
  });
});
after(() => rm(root, { recursive: true }));

test('a change counts for what it is built into, and a test for nobody', async () => {
  const from = git('rev-parse', 'HEAD');
  await commit('The rabbit has ears', { 'packages/art/src/rabbit.ts': 'ears' });
  await commit('A wall keeps the rabbit out', { 'packages/world/src/wall.ts': 'wall' });
  await commit('Ears are tested', { 'packages/art/src/rabbit.test.ts': 'test' });
  const to = await commit('Run is green', { 'mf-play/src/run.ts': 'green' });
  const workspaces = readWorkspaces(root);
  const play = workspaces.find(({ name }) => name === 'mf-play');
  const folders = sourceFolders(workspaces, play);
  assert.deepEqual(subjects(changesBetween(root, from, to, folders)), [
    'Run is green',
    'The rabbit has ears',
  ]);
});

test('a version begins with the commit that raised it; a commit may be missing in a clone', async () => {
  const raised = await commit('Art is 0.2.0', {
    'packages/art/package.json': { name: '@burrow/art', version: '0.2.0' },
  });
  const versions = versionsOf(root, 'packages/art');
  assert.deepEqual(
    versions.map(({ version }) => version),
    ['0.1.0', '0.2.0'],
  );
  assert.equal(versions[1].commit, raised);
  assert.equal(hasCommit(root, raised), true);
  assert.equal(hasCommit(root, '0123456789012345678901234567890123456789'), false);
});

test('the command names the projects that exist', () => {
  const { status, stderr } = spawnSync('node', ['tools/changelog/changelog.mjs', 'mf-pony'], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /There is no project "mf-pony"\. Projects: .*mf-play/);
});
