import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ArchiveWriter } from '../backup/archive/archive-writer.ts';
import { partsIn, wholeOf } from '../backup/archive/parts-in.ts';
import { FORMAT, type Head, HEAD_FILE } from '../backup/head.schema.ts';
import { readWhole } from './read-whole.ts';

const PASSPHRASE = 'four words of a passphrase';
const HEAD: Head = {
  format: FORMAT,
  made_at: '2026-11-29T08:00:00.000Z',
  postgres: '18.4',
  schemas: [],
  tables: [],
  queues: [],
  has_secrets: true,
  has_store: false,
};
const ROWS = randomBytes(200_000);

let folder: string;
const files = { open: '', sealed: '' };

async function make(name: string, passphrase: string | undefined, head: object = HEAD): Promise<string> {
  const file = path.join(folder, name);
  const archive = new ArchiveWriter(file, passphrase);
  await archive.add(HEAD_FILE, [Buffer.from(JSON.stringify(head))]);
  await archive.add('tables/a.b', [ROWS.subarray(0, 70_000), ROWS.subarray(70_000)], () => 3);
  await archive.add('tables/a.empty', [], () => 0);
  await archive.add('secrets/identity', [Buffer.from('the secret')]);
  await archive.finish();
  return file;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-archive-'));
  files.open = await make('open.backup', undefined);
  files.sealed = await make('sealed.backup', PASSPHRASE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const readBytes = async (bytes: Buffer, passphrase = PASSPHRASE) => {
  const file = path.join(folder, 'changed.backup');
  await writeFile(file, bytes);
  return readWhole(file, passphrase);
};

describe.each(['open', 'sealed'] as const)('a backup that is %s', kind => {
  test('is read as it was written, and only by its owner', async () => {
    const { head, sums, secrets } = await readWhole(files[kind], PASSPHRASE);
    expect(head).toEqual(HEAD);
    expect(secrets).toEqual({ identity: 'the secret' });
    expect(sums.map(({ name, rows }) => [name, rows])).toEqual([
      [HEAD_FILE, null],
      ['tables/a.b', 3],
      ['tables/a.empty', 0],
      ['secrets/identity', null],
    ]);
    const parts = new Map<string, Buffer>();
    for await (const part of partsIn(files[kind], PASSPHRASE)) parts.set(part.name, await wholeOf(part));
    expect(parts.get('tables/a.b')?.equals(ROWS)).toBe(true);
    expect((await stat(files[kind])).mode & 0o777).toBe(0o600);
  });

  test('is refused wherever it is cut', async () => {
    const bytes = await readFile(files[kind]);
    for (const length of [0, 10, 39, 70_000, bytes.length - 1])
      await expect(readBytes(bytes.subarray(0, length))).rejects.toThrow(/not as it was written|was changed/);
  });

  test('is refused wherever a byte of it is another', async () => {
    const bytes = await readFile(files[kind]);
    for (const at of [60, 150_000, bytes.length - 30]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(readBytes(changed)).rejects.toThrow(/not as it was written|was changed/);
    }
  });
});

test('one that is not sealed is refused if rows were changed and it was packed again', async () => {
  const tar = gunzipSync(await readFile(files.open));
  const at = tar.indexOf(ROWS.subarray(0, 64));
  tar[at] = (tar[at] ?? 0) ^ 1;
  await expect(readBytes(gzipSync(tar))).rejects.toThrow('its sums are others');
});

test('frames of a sealed one cannot be left out or follow its end', async () => {
  const bytes = await readFile(files.sealed);
  const frame = 5 + 65_536 + 16;
  const start = 39;
  await expect(
    readBytes(Buffer.concat([bytes.subarray(0, start + frame), bytes.subarray(start + 2 * frame)])),
  ).rejects.toThrow('not as it was');
  await expect(readBytes(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow('not as it was');
});

test('a wrong passphrase, none, and no file are told', async () => {
  await expect(readWhole(files.sealed, 'another passphrase')).rejects.toThrow('not the one of this backup');
  await expect(readWhole(files.sealed, undefined)).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expect(readWhole(path.join(folder, 'none'), undefined)).rejects.toThrow('There is no backup');
});

test('a backup of a newer program is refused in words', async () => {
  const newer = await make('newer.backup', undefined, { ...HEAD, format: FORMAT + 1 });
  await expect(readWhole(newer, undefined)).rejects.toThrow('of a newer Burrow');
});

test('a writer that gives up leaves nothing behind, and one that goes on has no name before its end', async () => {
  const archive = new ArchiveWriter(path.join(folder, 'half.backup'), PASSPHRASE);
  await archive.add(HEAD_FILE, [ROWS]);
  const halves = async () => (await readdir(folder)).filter(name => name.startsWith('half'));
  while ((await halves()).length === 0) await setImmediate();
  expect(await halves()).toEqual([`half.backup.${process.pid}.part`]);
  await archive.abandon();
  expect(await halves()).toEqual([]);
});
