import { describe, expect, test } from '@jest/globals';
import { readCmap } from './cmap.rules.ts';

const u16 = (...all: number[]): number[] => all.flatMap(value => [(value >> 8) & 0xff, value & 0xff]);
const u32 = (...all: number[]): number[] => all.flatMap(value => u16(value >>> 16, value & 0xffff));

/** A table with subtables one after another. */
function cmap(...subtables: number[][]): Uint8Array {
  let at = 4 + 8 * subtables.length;
  const records = subtables.flatMap(table => {
    const record = [...u16(3, 1), ...u32(at)];
    at += table.length;
    return record;
  });
  return new Uint8Array([...u16(0, subtables.length), ...records, ...subtables.flat()]);
}

interface Segment {
  readonly first: number;
  readonly end: number;
  readonly delta?: number;
  /** Glyphs of their own, in place of a difference. */
  readonly glyphs?: readonly number[];
}

function format4(...given: Segment[]): number[] {
  const segments: Segment[] = [...given, { first: 0xffff, end: 0xffff, delta: 0 }];
  const count = segments.length;
  const glyphs: number[] = [];
  const ranges = segments.map((segment, index) => {
    if (!segment.glyphs) return 0;
    const offset = 2 * (count - index + glyphs.length);
    glyphs.push(...segment.glyphs);
    return offset;
  });
  return [
    ...u16(4, 0, 0, 2 * count, 0, 0, 0),
    ...u16(...segments.map(({ end }) => end), 0),
    ...u16(...segments.map(({ first }) => first)),
    ...u16(...segments.map(({ delta = 0 }) => delta & 0xffff)),
    ...u16(...ranges, ...glyphs),
  ];
}

const format12 = (...groups: [number, number][]): number[] => [
  ...u16(12, 0),
  ...u32(0, 0, groups.length),
  ...groups.flatMap(([first, end]) => u32(first, end, 1)),
];

const read = (...tables: number[][]): number[] => [...readCmap(cmap(...tables))].toSorted((a, b) => a - b);

describe('a table of segments', () => {
  test('has every letter from the first to the last of each, and no other', () => {
    expect(read(format4({ first: 65, end: 67, delta: 1 }, { first: 97, end: 97, delta: -90 }))).toEqual([
      65, 66, 67, 97,
    ]);
  });

  test('has no letter that stands for the glyph of what is missing', () => {
    expect(read(format4({ first: 65, end: 67, delta: -66 }))).toEqual([65, 67]);
    const later = { first: 70, end: 71, delta: -70 };
    expect(read(format4({ first: 65, end: 65, delta: 1 }, later))).toEqual([65, 71]);
  });

  test('finds the glyphs that a segment lists, each segment its own', () => {
    const some = { first: 65, end: 67, glyphs: [5, 7, 0] };
    const more = { first: 70, end: 71, glyphs: [0, 8] };
    expect(read(format4(some, { first: 68, end: 68, delta: 1 }, more))).toEqual([65, 66, 68, 71]);
  });

  test('does not take its end for a letter', () => expect(read(format4())).toEqual([]));
});

describe('a table of groups', () => {
  test('has letters beyond the first 65,536', () => {
    expect(read(format12([0x1f600, 0x1f602], [65, 65]))).toEqual([65, 0x1f600, 0x1f601, 0x1f602]);
  });
});

test('all tables of a font count, and those of other formats are passed over', () => {
  const old = u16(0, 262, 0);
  expect(read(old, format4({ first: 65, end: 65, delta: 1 }), format12([66, 66]))).toEqual([65, 66]);
});

test('a table is read where it lies within the font', () => {
  const table = cmap(format4({ first: 65, end: 66, delta: 1 }));
  const font = new Uint8Array([9, 9, 9, ...table, 9]);
  expect([...readCmap(font.subarray(3, 3 + table.length))]).toEqual([65, 66]);
});
