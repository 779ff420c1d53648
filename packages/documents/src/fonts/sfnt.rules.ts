import type { FontTables } from './woff.rules.ts';

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
/** What all bytes of a font sum up to, `head.checkSumAdjustment` included. */
const WHOLE_SUM = 0xb1b0afba;
const ADJUSTMENT_AT = 8;

const padded = (length: number): number => (length + 3) & ~3;

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.byteLength));
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Writes tables as a TrueType or OpenType file, in the order of their names. */
export function writeSfnt({ flavor, tables }: FontTables): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const start = HEADER_BYTES + sorted.length * ENTRY_BYTES;
  const size = sorted.reduce((sum, [, table]) => sum + padded(table.byteLength), start);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, flavor);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 2 ** power * ENTRY_BYTES);
  view.setUint16(8, power);
  view.setUint16(10, (sorted.length - 2 ** power) * ENTRY_BYTES);
  let offset = start;
  let headAt: number | undefined;
  for (const [index, [tag, table]] of sorted.entries()) {
    font.set(table, offset);
    if (tag === 'head') {
      headAt = offset;
      view.setUint32(offset + ADJUSTMENT_AT, 0);
    }
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    for (let letter = 0; letter < 4; letter++) font[at + letter] = tag.charCodeAt(letter);
    view.setUint32(at + 4, checksum(font.subarray(offset, offset + table.byteLength)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.byteLength);
    offset += padded(table.byteLength);
  }
  if (headAt !== undefined) view.setUint32(headAt + ADJUSTMENT_AT, (WHOLE_SUM - checksum(font)) >>> 0);
  return font;
}

const NAME_FAMILY = 1;
const NAME_STYLE = 2;
const NAME_FULL = 4;
const NAME_POSTSCRIPT = 6;

/** The table `name` of a font of that family: English names for Windows, which is where readers of fonts look. */
export function nameTable(family: string, style: 'Regular' | 'Bold'): Uint8Array {
  const names: (readonly [number, string])[] = [
    [NAME_FAMILY, family],
    [NAME_STYLE, style],
    [NAME_FULL, `${family} ${style}`],
    [NAME_POSTSCRIPT, `${family.replaceAll(' ', '')}-${style}`],
  ];
  const stringsAt = 6 + names.length * 12;
  const table = new Uint8Array(stringsAt + names.reduce((sum, [, text]) => sum + text.length * 2, 0));
  const view = new DataView(table.buffer);
  view.setUint16(2, names.length);
  view.setUint16(4, stringsAt);
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const record = [3, 1, 0x409, id, text.length * 2, offset];
    record.forEach((value, field) => view.setUint16(6 + index * 12 + field * 2, value));
    for (const unit of text) {
      view.setUint16(stringsAt + offset, unit.charCodeAt(0));
      offset += 2;
    }
  }
  return table;
}
