import { expect, test } from '@jest/globals';
import { Worker } from 'node:worker_threads';

interface Answers {
  readonly values: readonly string[];
  /** How often the late part had been loaded when Python had started, and at the end. */
  readonly loads: readonly [number, number];
}

/** Runs programs one after the other in one Python, in two parts or as a whole. */
function runInThread(programs: readonly string[], inTwo: boolean): Promise<Answers> {
  const worker = new Worker(new URL('../testing/parts-worker.ts', import.meta.url), {
    workerData: { programs, inTwo },
  });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}

/** Each calls functions that the first part has not. */
const RARE = [
  'repr([(1 + 2j) ** 0.5, "ß".casefold(), "aXb".swapcase()])',
  'repr(["é".encode("utf-16"), float.fromhex("0x1p3"), memoryview(b"abc")[1:].tobytes()])',
  'repr([sorted(frozenset([1]) | {2}), (0.1).as_integer_ratio(), [1, 2].__imul__(2)])',
  'try:\n    said = "é".encode("latin-9x")\nexcept LookupError as error:\n    said = str(error)\nsaid',
];

test('Python starts without the late part; rare programs load it once and do what they do in the whole Python', async () => {
  const [inTwo, whole] = [await runInThread(RARE, true), await runInThread(RARE, false)];
  expect(inTwo.loads).toEqual([0, 1]);
  expect(inTwo.values).toEqual(whole.values);
});
