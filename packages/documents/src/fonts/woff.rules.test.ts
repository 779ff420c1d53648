import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { readWoff } from './woff.rules.ts';

/** A WOFF with these tables, each stored as it is or compressed. */
function woffOf(tables: readonly { tag: string; data: Uint8Array; isPacked: boolean }[]): Buffer {
  const header = Buffer.alloc(44);
  header.write('wOFF', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(tables.length, 12);
  let offset = 44 + 20 * tables.length;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { tag, data, isPacked } of tables) {
    const body = isPacked ? deflateSync(data) : Buffer.from(data);
    const entry = Buffer.alloc(20);
    entry.write(tag, 0, 'latin1');
    entry.writeUInt32BE(offset, 4);
    entry.writeUInt32BE(body.length, 8);
    entry.writeUInt32BE(data.length, 12);
    entries.push(entry);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([header, ...entries, ...bodies]);
}

const LONG = Buffer.alloc(500, 'glyph');
const SHORT = Buffer.from([1, 2, 3]);

describe('readWoff', () => {
  it('gives tables back as they were before they were packed', () => {
    const { flavor, tables } = readWoff(
      woffOf([
        { tag: 'glyf', data: LONG, isPacked: true },
        { tag: 'cmap', data: SHORT, isPacked: false },
      ]),
    );
    expect(flavor).toBe(0x00010000);
    expect([...tables.keys()]).toEqual(['glyf', 'cmap']);
    expect(Buffer.from(tables.get('glyf') ?? [])).toEqual(LONG);
    expect(Buffer.from(tables.get('cmap') ?? [])).toEqual(SHORT);
  });

  it('reads bytes that are a part of others', () => {
    const woff = woffOf([{ tag: 'glyf', data: LONG, isPacked: true }]);
    const within = Buffer.concat([Buffer.alloc(7), woff, Buffer.alloc(7)]).subarray(7, 7 + woff.length);
    expect(Buffer.from(readWoff(within).tables.get('glyf') ?? [])).toEqual(LONG);
  });

  it('refuses what is none, what is cut off, and a table that is larger than it says', () => {
    expect(() => readWoff(Buffer.from('wOF2'.padEnd(60)))).toThrow('not a WOFF font');
    expect(() => readWoff(Buffer.from('wOFF'))).toThrow('not a WOFF font');
    const stored = woffOf([{ tag: 'cmap', data: SHORT, isPacked: false }]);
    expect(() => readWoff(stored.subarray(0, -1))).toThrow('table cmap');
    const packed = woffOf([{ tag: 'glyf', data: LONG, isPacked: true }]);
    packed.writeUInt32BE(400, 44 + 12);
    expect(() => readWoff(packed)).toThrow('larger than 400 bytes');
  });
});
