import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRelease } from '../release/write-release.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { promote } from './promote.ts';
import { ReleaseLists } from './release-lists.ts';
import { ReleaseWatch } from './release-watch.ts';

const shell = { name: 'shell' as const, version: '0.1.0', provides: {}, slots: [] };
const at = new Date('2026-11-22T12:00:00Z');

const root = await mkdtemp(path.join(tmpdir(), 'burrow-last-sound-'));
let count = 0;
let place: string;
let store: ReleaseStore;
let lists: ReleaseLists;
beforeEach(async () => {
  place = path.join(root, String((count += 1)));
  store = await openStore(path.join(place, 'store'));
  lists = new ReleaseLists(store);
});
afterAll(() => rm(root, { recursive: true }));

const released = async (version: string) =>
  writeRelease(store, await buildForTest(path.join(place, 'build'), { version }));
const promoting = (version: string) =>
  promote(store, lists, { name: 'mf-play', version, shell, who: 'ada', why: '', at });
const overwrite = (file: string, text: string) => writeFile(path.join(place, 'store', file), text);
const versions = ({ offers }: ReleaseWatch) =>
  offers.map(({ entry, releases }) => `${entry.name} ${[...releases.keys()].join(' ')}`);

test('whoever has just started takes the newest list in which a remote is sound, and the new one once it is', async () => {
  for (const version of ['0.5.0', '0.6.0', '0.7.0']) await released(version);
  for (const version of ['0.5.0', '0.6.0', '0.7.0']) await promoting(version);
  const sound = await readFile(path.join(place, 'store/remotes/mf-play/0.7.0/main.js'), 'utf8');
  for (const version of ['0.6.0', '0.7.0']) await overwrite(`remotes/mf-play/${version}/main.js`, 'broken');
  const following = new ReleaseWatch(store, store, 0);
  await following.update();
  expect(versions(following)).toEqual(['mf-play 0.5.0']);
  expect(following.faults).toEqual({ 'mf-play': ['remotes/mf-play/0.7.0/main.js has changed'] });
  await overwrite('remotes/mf-play/0.7.0/main.js', sound);
  await following.update();
  expect([versions(following), following.faults]).toEqual([['mf-play 0.7.0'], {}]);
});

test('whoever has just started does not bring back what was taken off before', async () => {
  for (const version of ['0.5.0', '0.6.0']) await released(version);
  await promoting('0.5.0');
  await lists.append(1, { who: 'ada', why: '', at, entries: [] });
  await promoting('0.6.0');
  await overwrite('remotes/mf-play/0.6.0/main.js', 'broken');
  const following = new ReleaseWatch(store, store);
  await following.update();
  expect([versions(following), Object.keys(following.faults)]).toEqual([[], ['mf-play']]);
});

test('whoever has just started takes the list before one that is no list', async () => {
  await released('0.5.0');
  await promoting('0.5.0');
  await overwrite('lists/000002.json', '{');
  const following = new ReleaseWatch(store, store);
  await following.update();
  expect([versions(following), Object.keys(following.faults)]).toEqual([['mf-play 0.5.0'], ['list']]);
  expect(following.number).toBe(1);
});

test('whoever follows notices after a while that files of the same list were damaged, and goes back', async () => {
  for (const version of ['0.5.0', '0.6.0']) await released(version);
  for (const version of ['0.5.0', '0.6.0']) await promoting(version);
  const following = new ReleaseWatch(store, store, 0);
  await following.update();
  await overwrite('remotes/mf-play/0.6.0/main.js', 'broken');
  await following.update();
  expect([versions(following), Object.keys(following.faults)]).toEqual([['mf-play 0.5.0'], ['mf-play']]);
  await overwrite('remotes/mf-play/0.5.0/main.js', 'broken');
  await following.update();
  expect(versions(following)).toEqual(['mf-play 0.5.0']);
});
