import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { ArchiveWriter } from './archive-writer.ts';

test('files that are open together come out whole, in small parts', async () => {
  const parts: Uint8Array[] = [];
  const archive = new ArchiveWriter(async part => void parts.push(part));
  const list = archive.open('list.csv');
  const random = Array.from({ length: 5 }, () => randomBytes(150_000).toString('hex'));
  for (const [at, text] of random.entries()) {
    list.write(`${at},مرحبا\r\n`);
    await archive.add(`work/${at}.json`, text);
  }
  await list.end();
  await archive.end();
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(262_144);
  const files = unzipSync(Buffer.concat(parts));
  expect(strFromU8(files['list.csv']!)).toBe('0,مرحبا\r\n1,مرحبا\r\n2,مرحبا\r\n3,مرحبا\r\n4,مرحبا\r\n');
  expect(random.map((_, at) => strFromU8(files[`work/${at}.json`]!))).toEqual(random);
});
