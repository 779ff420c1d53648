import { describe, expect, it } from '@jest/globals';
import { nameTable, writeSfnt } from './sfnt.rules.ts';

function entriesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      start,
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('writeSfnt', () => {
  const font = Buffer.from(
    writeSfnt({
      flavor: 0x00010000,
      tables: new Map([
        ['name', Buffer.from('abcde')],
        ['head', Buffer.alloc(54, 9)],
        ['cmap', Buffer.from('xyz')],
      ]),
    }),
  );

  it('writes tables in the order of their names, each at a multiple of four', () => {
    expect(entriesOf(font).map(({ tag }) => tag)).toEqual(['cmap', 'head', 'name']);
    expect(entriesOf(font).map(({ start }) => start % 4)).toEqual([0, 0, 0]);
    expect(entriesOf(font)[0]?.data.toString()).toBe('xyz');
    expect(entriesOf(font)[2]?.data.toString()).toBe('abcde');
  });

  it('says how many tables there are in the four ways that the format wants', () => {
    expect([4, 6, 8, 10].map(at => font.readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  });

  it('sums up to the number that tells that nothing was lost', () => {
    expect(sumOf(font)).toBe(0xb1b0afba);
  });
});

describe('nameTable', () => {
  it('names the family, the style and both together', () => {
    const table = Buffer.from(nameTable('Burrow test', 'Bold'));
    const strings = table.readUInt16BE(4);
    const names = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
      const at = 6 + 12 * index;
      const start = strings + table.readUInt16BE(at + 10);
      const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8))).swap16();
      return [table.readUInt16BE(at), table.readUInt16BE(at + 6), text.toString('utf16le')];
    });
    expect(names).toEqual([
      [3, 1, 'Burrow test'],
      [3, 2, 'Bold'],
      [3, 4, 'Burrow test Bold'],
      [3, 6, 'Burrowtest-Bold'],
    ]);
  });
});
