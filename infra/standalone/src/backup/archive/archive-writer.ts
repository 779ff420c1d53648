import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PARTS_FILE, type PartSum } from './part-sums.schema.ts';
import { sealing } from './sealing.ts';
import { headerOf, paddingOf, TAR_END } from './tar.rules.ts';

/** A part is cut into pieces of about this size: a piece is all that is ever in memory. */
const PIECE_BYTES = 1_048_576;

export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

async function* inPieces(chunks: Chunks): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}

/** The process whose unfinished file it is. */
export const DRAFT = /\.(\d+)\.part$/;

/**
 * Writes a backup: a compressed tar archive, sealed if there is a passphrase, that only its owner can read. It has its name
 * only once all of it is on the disk.
 */
export class ArchiveWriter {
  readonly #file: string;
  readonly #draft: string;
  readonly #tar = new PassThrough();
  readonly #written: Promise<void>;
  readonly #sums: PartSum[] = [];

  constructor(file: string, passphrase: string | undefined) {
    this.#file = file;
    this.#draft = `${file}.${process.pid}.part`;
    const target = createWriteStream(this.#draft, { flags: 'wx', mode: 0o600, flush: true });
    const steps = passphrase === undefined ? [] : [sealing(passphrase)];
    this.#written = pipeline([this.#tar, createGzip(), ...steps, target] as unknown as [
      PassThrough,
      PassThrough,
    ]);
    this.#written.catch(() => {});
  }

  /** Writes a part under its name; `rows` is asked once all of it is read. */
  async add(name: string, chunks: Chunks, rows: () => number | null = () => null): Promise<void> {
    const hash = createHash('sha256');
    let [bytes, count] = [0, 0];
    for await (const piece of inPieces(chunks)) {
      hash.update(piece);
      bytes += piece.length;
      count += 1;
      await this.#write(headerOf({ name: `${name}/${String(count).padStart(6, '0')}`, size: piece.length }));
      await this.#write(piece);
      await this.#write(Buffer.alloc(paddingOf(piece.length)));
    }
    this.#sums.push({ name, bytes, sha256: hash.digest('hex'), rows: rows() });
  }

  /** Writes the sums of all parts, and gives the file its name. */
  async finish(): Promise<void> {
    await this.add(PARTS_FILE, [Buffer.from(JSON.stringify({ parts: this.#sums }))]);
    await this.#write(TAR_END);
    this.#tar.end();
    await this.#written;
    await rename(this.#draft, this.#file);
    const folder = await open(path.dirname(this.#file));
    await folder.sync().finally(() => folder.close());
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => {});
    await rm(this.#draft, { force: true });
  }

  async #write(bytes: Buffer): Promise<void> {
    if (bytes.length === 0 || this.#tar.write(bytes)) return;
    const gone = new AbortController();
    try {
      await Promise.race([once(this.#tar, 'drain', { signal: gone.signal }), this.#written]);
    } finally {
      gone.abort();
    }
  }
}
