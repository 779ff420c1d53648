import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellRelease } from '../check/shell-release.schema.ts';
import { ReleaseLists } from '../list/release-lists.ts';
import { type Audience, promote } from '../list/promote.ts';
import { ReleaseWatch } from '../list/release-watch.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { buildForTest, type TestBuild } from '../testing/build-for-test.ts';
import { readRelease } from './read-release.ts';
import { releaseBuilt } from './release-built.ts';
import { ReleaseExistsError, writeRelease } from './write-release.ts';

const SHELL: ShellRelease = {
  name: 'shell',
  version: '0.1.0',
  provides: { react: '19.3.1' },
  slots: ['drawer'],
};
const at = new Date('2026-11-22T12:00:00Z');

const root = await mkdtemp(path.join(tmpdir(), 'burrow-releases-'));
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

const build = (given: TestBuild) => buildForTest(path.join(place, 'build'), given);
const released = async (given: TestBuild) => writeRelease(store, await build(given));
const promoting = (name: string, version: string, to?: Audience) =>
  promote(store, lists, { name, version, ...(to ? { to } : {}), shell: SHELL, who: 'ada', why: '', at });
const overwrite = (file: string, text: string) => writeFile(path.join(place, 'store', file), text);

describe('a release', () => {
  test('of what a build left in a folder is refused where it does not fit, or exists', async () => {
    const releasing = async (given: TestBuild) => {
      const { built, folder } = await build(given);
      await writeFile(path.join(folder, '../release.json'), JSON.stringify(built));
      const folderOf = (asset: string) => path.join(folder, '../..', asset);
      return releaseBuilt(store, {
        folder: path.dirname(folder),
        commit: '0123456789abcdef',
        shell: SHELL,
        folderOf,
      });
    };
    expect(await releasing({ version: '0.4.0', shared: { react: '^20.0.0' } })).toEqual({
      reasons: ['it needs react ^20.0.0, and the shell has 19.3.1'],
    });
    expect(await releasing({ version: '0.5.0', assets: ['python/0123456789ab'] })).toMatchObject({
      release: { version: '0.5.0', commit: '0123456789abcdef' },
    });
    expect(await releasing({ version: '0.5.0' })).toEqual({
      reasons: [expect.stringMatching(/0\.5\.0 is released/)],
    });
    expect(await store.list('remotes/mf-play')).toEqual(['0.5.0']);
  });

  test('is its files, what it refers to, and who can check them', async () => {
    const release = await released({ version: '0.5.0', assets: ['python/0123456789ab'] });
    expect(release.files).toMatchObject({
      'mf-manifest.json': { size: 2, sha384: expect.stringMatching(/^sha384-/) },
    });
    expect(await readRelease(store, 'mf-play', '0.5.0')).toEqual({ release });
    const integrity = await store.read('remotes/mf-play/0.5.0/integrity.json');
    expect(JSON.parse(String(integrity))).toEqual({
      'main.js': release.files['main.js']?.sha384,
      'mf-manifest.json': release.files['mf-manifest.json']?.sha384,
    });
    expect((await store.read('python/0123456789ab/worker.js'))?.toString()).toBe('worker');
  });

  test('that exists stays as it is', async () => {
    await released({ version: '0.5.0', script: 'one' });
    await expect(released({ version: '0.5.0', script: 'two' })).rejects.toThrow(ReleaseExistsError);
    expect((await store.read('remotes/mf-play/0.5.0/main.js'))?.toString()).toBe('one');
  });

  test('that was interrupted can be repeated, but not with other files', async () => {
    await store.create('remotes/mf-play/0.5.0/main.js', Buffer.from('one'));
    await expect(released({ version: '0.5.0', script: 'two' })).rejects.toThrow(
      'main.js exists and is another file',
    );
    expect('release' in (await released({ version: '0.5.0', script: 'one' }))).toBe(false);
    expect(await readRelease(store, 'mf-play', '0.5.0')).toHaveProperty('release');
  });

  test.each([
    ['a file was changed', 'remotes/mf-play/0.5.0/main.js', 'other', 'main.js has changed'],
    ['an asset was changed', 'python/0123456789ab/worker.js', 'other', 'worker.js has changed'],
    ['release.json is cut off', 'remotes/mf-play/0.5.0/release.json', '{"name"', 'is not JSON'],
    ['release.json says nothing', 'remotes/mf-play/0.5.0/release.json', '{}', 'release.json: name'],
  ])('is refused when %s', async (_what, file, text, fault) => {
    await released({ version: '0.5.0', assets: ['python/0123456789ab'] });
    await overwrite(file, text);
    expect(await readRelease(store, 'mf-play', '0.5.0')).toEqual({
      faults: [expect.stringContaining(fault)],
    });
  });

  test('cannot reach out of its folder', async () => {
    const { built, ...made } = await build({ version: '0.5.0' });
    const away = { ...built, assets: ['python/../../etc'] };
    await expect(writeRelease(store, { ...made, built: away })).rejects.toThrow('nobody says where');
    await released({ version: '0.5.0' });
    const text = (await store.read('remotes/mf-play/0.5.0/release.json'))?.toString() ?? '';
    await overwrite('remotes/mf-play/0.5.0/release.json', text.replace('"main.js"', '"../../secret"'));
    expect(await readRelease(store, 'mf-play', '0.5.0')).toHaveProperty('faults');
  });
});

describe('promoting', () => {
  test('writes the next list, and keeps the other remotes', async () => {
    await released({ version: '0.5.0' });
    await released({ name: 'mf-quiz', version: '1.0.0', prefixes: ['quiz'] });
    expect(await promoting('mf-play', '0.5.0')).toHaveProperty('list.number', 1);
    expect(await promoting('mf-quiz', '1.0.0')).toMatchObject({
      list: { number: 2, who: 'ada', entries: [{ name: 'mf-play' }, { name: 'mf-quiz' }] },
    });
  });

  test('is refused for a version that is not there, needs another shell, or claims what another remote has', async () => {
    expect(await promoting('mf-play', '0.5.0')).toEqual({
      reasons: [expect.stringContaining('does not exist')],
    });
    await released({ version: '0.6.0', shared: { react: '^19.4.0' } });
    expect(await promoting('mf-play', '0.6.0')).toEqual({
      reasons: ['it needs react ^19.4.0, and the shell has 19.3.1'],
    });
    await released({ version: '0.5.0' });
    await promoting('mf-play', '0.5.0');
    await released({ name: 'mf-quiz', version: '1.0.0', prefixes: ['quiz', 'play'] });
    expect(await promoting('mf-quiz', '1.0.0')).toEqual({
      reasons: ['the path "play" belongs to mf_play 0.5.0'],
    });
    expect(await lists.latestNumber()).toBe(1);
  });

  test('to some takes a version that everybody else gets, and another that they get', async () => {
    await released({ version: '0.5.0' });
    await released({ version: '0.6.0' });
    const reasons = async (version: string) =>
      (await promoting('mf-play', version, { staff: true })) as object;
    expect(await reasons('0.6.0')).toHaveProperty('reasons', [expect.stringContaining('nobody gets any')]);
    await promoting('mf-play', '0.5.0');
    expect(await reasons('0.5.0')).toHaveProperty('reasons', ['everybody gets it already']);
    expect(await reasons('0.6.0')).toHaveProperty('list.entries', [
      { name: 'mf-play', default: '0.5.0', rules: [{ version: '0.6.0', when: { staff: true }, since: 2 }] },
    ]);
    await released({ name: 'mf-quiz', version: '1.0.0', prefixes: ['quiz'] });
    await promoting('mf-quiz', '1.0.0');
    await released({ version: '0.7.0', prefixes: ['play', 'quiz'] });
    expect(await reasons('0.7.0')).toEqual({ reasons: ['the path "quiz" belongs to mf_quiz 1.0.0'] });
    expect(await promoting('mf-play', '0.5.0', 'everybody-again')).toMatchObject({
      list: { entries: [{ name: 'mf-play', default: '0.5.0' }, { name: 'mf-quiz' }] },
    });
  });

  test('twice at once: one list follows, and the other hears of it', async () => {
    await released({ version: '0.5.0' });
    const both = await Promise.all([promoting('mf-play', '0.5.0'), promoting('mf-play', '0.5.0')]);
    expect(both.filter(one => 'list' in one)).toHaveLength(1);
    expect(await lists.latestNumber()).toBe(1);
  });
});

describe('whoever follows the list', () => {
  const watch = () => new ReleaseWatch(store, store);
  const versions = ({ offers }: ReleaseWatch) =>
    offers.map(({ entry, releases }) => `${entry.name} ${[...releases.keys()].join(' ')}`);

  test('gets each change, and a remote that is taken off', async () => {
    await released({ version: '0.5.0' });
    await released({ version: '0.6.0' });
    const following = watch();
    expect([await following.update(), versions(following)]).toEqual([false, []]);
    await promoting('mf-play', '0.5.0');
    expect([await following.update(), versions(following)]).toEqual([true, ['mf-play 0.5.0']]);
    await promoting('mf-play', '0.6.0');
    expect([await following.update(), versions(following)]).toEqual([true, ['mf-play 0.6.0']]);
    await lists.append(2, { who: 'ada', why: '', at, entries: [] });
    expect([await following.update(), versions(following)]).toEqual([true, []]);
  });

  test('keeps what was in force for an entry that cannot be used, and takes the rest', async () => {
    await released({ version: '0.5.0' });
    await released({ version: '0.6.0' });
    await released({ name: 'mf-quiz', version: '1.0.0', prefixes: ['quiz'] });
    await promoting('mf-play', '0.5.0');
    const following = watch();
    await following.update();
    await overwrite('remotes/mf-play/0.6.0/main.js', 'broken');
    const entries = [
      { name: 'mf-play', default: '0.6.0' },
      { name: 'mf-quiz', default: '1.0.0' },
      { name: 'mf-play' },
    ];
    await overwrite('lists/000002.json', JSON.stringify({ number: 2, at, who: 'eve', why: '', entries }));
    await following.update();
    expect(versions(following)).toEqual(['mf-play 0.5.0', 'mf-quiz 1.0.0']);
    expect(Object.keys(following.faults)).toEqual(['mf-play']);
  });

  test('leaves out rules about a version that cannot be used, and offers the rest', async () => {
    for (const version of ['0.5.0', '0.6.0', '0.7.0']) await released({ version });
    await promoting('mf-play', '0.5.0');
    await promoting('mf-play', '0.6.0', { share: 0.5 });
    await promoting('mf-play', '0.7.0', { testers: true });
    await overwrite('remotes/mf-play/0.6.0/main.js', 'broken');
    const following = watch();
    await following.update();
    expect(versions(following)).toEqual(['mf-play 0.5.0 0.7.0']);
    expect(following.offers[0]?.entry.rules).toEqual([
      { version: '0.7.0', when: { testers: true }, since: 3 },
    ]);
    expect(following.faults).toEqual({ 'mf-play': ['remotes/mf-play/0.6.0/main.js has changed'] });
  });

  test('keeps everything while the list is no list', async () => {
    await released({ version: '0.5.0' });
    await promoting('mf-play', '0.5.0');
    const following = watch();
    await following.update();
    await overwrite('lists/000002.json', '{');
    await following.update();
    expect([versions(following), Object.keys(following.faults)]).toEqual([['mf-play 0.5.0'], ['list']]);
    await released({ version: '0.6.0' });
    await promoting('mf-play', '0.6.0');
    await following.update();
    expect([versions(following), following.faults]).toEqual([['mf-play 0.6.0'], {}]);
  });

  test('starts from what is sound', async () => {
    await mkdir(path.join(place, 'store/lists'), { recursive: true });
    await overwrite(
      'lists/000001.json',
      JSON.stringify({ number: 1, at, who: 'eve', why: '', entries: [7] }),
    );
    const following = watch();
    await following.update();
    expect([versions(following), following.faults]).toEqual([[], { 'entry 1': [expect.any(String)] }]);
  });
});
