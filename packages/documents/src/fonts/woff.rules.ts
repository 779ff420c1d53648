import { inflateSync } from 'node:zlib';

/** The tables of a font, by their four-letter names, and what kind of outlines they hold. */
export interface FontTables {
  readonly flavor: number;
  readonly tables: ReadonlyMap<string, Uint8Array>;
}

const SIGNATURE = 0x774f4646;
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/**
 * Unpacks WOFF 1.0 (https://www.w3.org/TR/WOFF/): tables that are compressed by zlib one by one, or not where that
 * would save nothing.
 * @throws Error if the bytes are no WOFF, or a table has another length than it says
 */
export function readWoff(woff: Uint8Array): FontTables {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.byteLength < HEADER_BYTES || view.getUint32(0) !== SIGNATURE) throw new Error('not a WOFF font');
  const tables = new Map<string, Uint8Array>();
  for (let entry = 0; entry < view.getUint16(12); entry++) {
    const at = HEADER_BYTES + entry * ENTRY_BYTES;
    const tag = String.fromCharCode(...woff.subarray(at, at + 4));
    const start = view.getUint32(at + 4);
    const packedLength = view.getUint32(at + 8);
    const length = view.getUint32(at + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed;
    if (table.byteLength !== length) throw new Error(`table ${tag} of a WOFF font is cut off`);
    tables.set(tag, table);
  }
  return { flavor: view.getUint32(4), tables };
}
