/** A snapshot without its empty pages, which are half of it. It is stored once and read at each start. */
export interface PackedSnapshot {
  /** Length of the whole in bytes. */
  readonly length: number;
  /** Pairs of offset and length of the parts that `data` holds one after the other. */
  readonly runs: Uint32Array;
  readonly data: Uint8Array;
}

/** In 64-bit words. */
const PAGE = 1_024;

function isEmpty(words: BigUint64Array, from: number): boolean {
  const end = Math.min(from + PAGE, words.length);
  for (let index = from; index < end; index++) if (words[index] !== 0n) return false;
  return true;
}

function findRuns(words: BigUint64Array): [number, number][] {
  const runs: [number, number][] = [];
  for (let page = 0; page < words.length; page += PAGE) {
    if (isEmpty(words, page)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += PAGE;
    else runs.push([page, PAGE]);
  }
  return runs.map(([from, length]) => [from * 8, Math.min(length, words.length - from) * 8]);
}

/** The length of a snapshot is a multiple of 8. */
export function packSnapshot(snapshot: Uint8Array): PackedSnapshot {
  const runs = findRuns(new BigUint64Array(snapshot.buffer, snapshot.byteOffset, snapshot.length / 8));
  const data = new Uint8Array(runs.reduce((sum, [, length]) => sum + length, 0));
  let offset = 0;
  for (const [from, length] of runs) {
    data.set(snapshot.subarray(from, from + length), offset);
    offset += length;
  }
  return { length: snapshot.length, runs: Uint32Array.from(runs.flat()), data };
}

export function unpackSnapshot({ length, runs, data }: PackedSnapshot): Uint8Array {
  const snapshot = new Uint8Array(length);
  let offset = 0;
  for (let index = 0; index < runs.length; index += 2) {
    const size = runs[index + 1] ?? 0;
    snapshot.set(data.subarray(offset, offset + size), runs[index]);
    offset += size;
  }
  return snapshot;
}
