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

const TABLES = { name: Buffer.from('abcde'), head: Buffer.alloc(54, 9), cmap: Buffer.from('xyz') };

describe('writeSfnt', () => {
  // Made in each test: what a rule does while tests are collected, no test is known to reach.
  const made = (tables: Readonly<Record<string, Buffer>> = TABLES) =>
    Buffer.from(writeSfnt({ flavor: 0x00010000, tables: new Map(Object.entries(tables)) }));

  it('writes tables in the order of their names, each at a multiple of four', () => {
    const entries = entriesOf(made());
    expect(entries.map(({ tag }) => tag)).toEqual(['cmap', 'head', 'name']);
    expect(entries.map(({ start }) => start)).toEqual([60, 64, 120]);
    expect(entries[0]?.data.toString()).toBe('xyz');
    expect(entries[2]?.data.toString()).toBe('abcde');
  });

  it('says what kind it is, and how many tables there are in the four ways that the format wants', () => {
    expect(made().readUInt32BE(0)).toBe(0x00010000);
    expect([4, 6, 8, 10].map(at => made().readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  });

  it('says of each table what its words sum up to, with zeros at its end', () => {
    const font = made();
    const sums = [0, 1, 2].map(index => font.readUInt32BE(12 + 16 * index + 4));
    expect([sums[0], sums[2]]).toEqual([0x78797a00, 0x61626364 + 0x65000000]);
  });

  it('sums up to the number that tells that nothing was lost', () => {
    const font = made();
    expect(sumOf(font)).toBe(0xb1b0afba);
    expect(entriesOf(font)[1]?.data.subarray(0, 8)).toEqual(Buffer.alloc(8, 9));
  });

  it('leaves its other tables as they are where it has no head', () => {
    const font = made({ name: Buffer.alloc(16, 9) });
    expect(entriesOf(font)[0]?.data).toEqual(Buffer.alloc(16, 9));
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
