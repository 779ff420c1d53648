import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CACHE = new URL('../../../node_modules/.cache/burrow-python/', import.meta.url);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const brotli = (data: Uint8Array): Promise<Buffer> =>
  brotliAsync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** Cached, because compressing Python's 10 MB takes half a minute. */
async function cached(data: Uint8Array, suffix: string, make: () => Promise<Buffer>): Promise<Uint8Array> {
  const file = new URL(createHash('sha256').update(data).digest('hex') + suffix, CACHE);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const made = await make();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, made);
  return made;
}

/** Returns the brotli and gzip forms of a file, by suffix. */
export async function compress(data: Uint8Array): Promise<Readonly<Record<'.br' | '.gz', Uint8Array>>> {
  return {
    '.br': await cached(data, '.br', () => brotli(data)),
    '.gz': await cached(data, '.gz', () => gzipAsync(data, { level: 9 })),
  };
}
