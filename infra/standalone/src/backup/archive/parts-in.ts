import { StartError } from '@burrow/service-kit';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExactBytes } from './exact-bytes.ts';
import { SEALED, unseal } from './sealing.ts';
import { entryIn, paddingOf, TAR_BLOCK } from './tar.rules.ts';

/** Larger pieces are none of ours. */
const LARGEST_PIECE = 67_108_864;

interface Piece {
  readonly part: string;
  readonly bytes: Buffer;
}

/** A part of a backup; its bytes are there until the next part is asked for. */
export interface Part {
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new StartError(`There is no backup at ${file} that can be read.`);
  });
  const { buffer } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0);
  await handle.close();
  return buffer.equals(SEALED);
}

async function plainOf(file: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const sealed = await isSealed(file);
  if (sealed && passphrase === undefined)
    throw new StartError(
      'This backup is sealed: set BACKUP_PASSPHRASE to the passphrase with which it was made.',
    );
  const source = createReadStream(file);
  const gunzip = createGunzip();
  pipeline(sealed ? Readable.from(unseal(source, passphrase ?? '')) : source, gunzip, () => {});
  return gunzip;
}

async function* piecesOf(file: string, passphrase: string | undefined): AsyncGenerator<Piece> {
  const bytes = new ExactBytes(await plainOf(file, passphrase));
  try {
    for (;;) {
      const entry = entryIn(await bytes.take(TAR_BLOCK));
      if (!entry) break;
      if (entry.size > LARGEST_PIECE) throw new Error('a piece of it is too large');
      const piece = await bytes.take(entry.size);
      await bytes.take(paddingOf(entry.size));
      yield { part: entry.name.slice(0, entry.name.lastIndexOf('/')), bytes: piece };
    }
    await bytes.take(TAR_BLOCK);
    if (!(await bytes.isAtEnd())) throw new Error('something stands behind its end');
  } finally {
    await bytes.close();
  }
}

/** Reads a backup part by part, a piece at a time. @throws Error where it is not whole, StartError if it cannot be opened */
export async function* partsIn(file: string, passphrase: string | undefined): AsyncGenerator<Part> {
  const pieces = piecesOf(file, passphrase);
  try {
    let next = await pieces.next();
    while (!next.done) {
      const name = next.value.part;
      const chunks = (async function* chunksOfPart() {
        while (!next.done && next.value.part === name) {
          yield next.value.bytes;
          next = await pieces.next();
        }
      })();
      yield { name, chunks };
      while (!next.done && next.value.part === name) next = await pieces.next();
    }
  } finally {
    await pieces.return(undefined);
  }
}

/** All of a small part. */
export const wholeOf = async ({ chunks }: Part): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(chunks));
