import { constants, crc32, deflateRawSync } from 'node:zlib';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const STORED_AT_MOST = 1_000;

/** Returns the end of a deflate stream: short text uncompressed, longer text compressed. */
function lastBlock(tail: Buffer): Buffer {
  if (tail.length > STORED_AT_MOST) return deflateRawSync(tail);
  const header = Buffer.alloc(5);
  header[0] = 1;
  header.writeUInt16LE(tail.length, 1);
  header.writeUInt16LE(tail.length ^ 0xffff, 3);
  return Buffer.concat([header, tail]);
}

/**
 * A JSON object most of which never changes. The constant part is stored as bytes, plain and compressed,
 * and each answer only adds its own fields: to the gzip stream as well, whose checksum is continued.
 */
export class SplicedJson {
  readonly #head: Buffer;
  readonly #headCrc: number;
  readonly #compressedHead: Buffer;

  constructor(constant: object) {
    this.#head = Buffer.from(`${JSON.stringify(constant).slice(0, -1)},`);
    this.#headCrc = crc32(this.#head);
    const deflated = deflateRawSync(this.#head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    this.#compressedHead = Buffer.concat([GZIP_HEADER, deflated]);
  }

  /** Returns the object with the given fields added. */
  plain(fields: object): Buffer {
    return Buffer.concat([this.#head, Buffer.from(JSON.stringify(fields).slice(1))]);
  }

  /** Returns the same as one gzip member. */
  gzip(fields: object): Buffer {
    const tail = Buffer.from(JSON.stringify(fields).slice(1));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(tail, this.#headCrc), 0);
    trailer.writeUInt32LE(this.#head.length + tail.length, 4);
    return Buffer.concat([this.#compressedHead, lastBlock(tail), trailer]);
  }
}
