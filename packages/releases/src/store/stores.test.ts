import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startObjectStorage } from '../testing/start-object-storage.ts';
import { openStore, withLocalFiles } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

let folder: string;
let storage: { close(): void };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-store-'));
  storage = await startObjectStorage();
});
afterAll(async () => {
  storage.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', (name: string) => path.join(folder, name)],
  ['a bucket', (name: string) => `s3://${name}`],
  ['a folder of a bucket', (name: string) => `s3://shared/below/${name}`],
])('%s', (_kind, addressOf) => {
  let store: ReleaseStore;
  beforeAll(async () => {
    store = await openStore(addressOf('releases'));
  });

  test('returns what was written, and null for what was not', async () => {
    expect(await store.create('remotes/mf-x/1.0.0/a b.js', Buffer.from('é'))).toBe(true);
    expect((await store.read('remotes/mf-x/1.0.0/a b.js'))?.toString()).toBe('é');
    expect(await store.read('remotes/mf-x/1.0.0/b.js')).toBeNull();
    expect(await store.read('remotes/mf-x/1.0.0/a b.js/deeper')).toBeNull();
  });

  test('replaces nothing: of ten who write the same name at once, one does', async () => {
    const attempts = Array.from({ length: 10 }, (_, index) =>
      store.create('lists/1.json', Buffer.from(`${index}`)),
    );
    const done = await Promise.all(attempts);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await store.read('lists/1.json'))?.toString()).toBe(String(done.indexOf(true)));
  });

  test('lists files and folders, however many', async () => {
    for (const name of ['c/x', 'a', 'b/y/z', 'd', 'e']) await store.create(`list/${name}`, Buffer.from(''));
    expect(await store.list('list')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await store.list('nothing')).toEqual([]);
  });
});

test('what is interrupted leaves no file behind that looks complete', async () => {
  const store = await openStore(path.join(folder, 'drafts'));
  await store.create('a', Buffer.from('1'));
  await store.create('a', Buffer.from('2'));
  expect(await readdir(path.join(folder, 'drafts'))).toEqual(['a']);
});

test('a bucket’s files are copied to this machine when they are read', async () => {
  const bucket = await openStore('s3://copied');
  await bucket.create('python/abc/worker.js', Buffer.from('worker'));
  const local = withLocalFiles(bucket, path.join(folder, 'copies'));
  expect((await local.read('python/abc/worker.js'))?.toString()).toBe('worker');
  const copies = await openStore(local.folder ?? '');
  expect((await copies.read('python/abc/worker.js'))?.toString()).toBe('worker');
  expect(withLocalFiles(copies, 'elsewhere')).toBe(copies);
});
