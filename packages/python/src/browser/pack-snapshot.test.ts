import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packSnapshot, unpackSnapshot } from './pack-snapshot.ts';
import { randomRuns } from '../../../../tools/sampling/random-runs.ts';

const PAGE = 8_192;

test('a packed snapshot unpacks to the original', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20 * PAGE), fc.nat(255))), fc.nat(20), (bytes, words) => {
      const snapshot = new Uint8Array(20 * PAGE + 8 * words);
      for (const [offset, value] of bytes) snapshot[offset] = value;
      expect(Buffer.compare(unpackSnapshot(packSnapshot(snapshot)), snapshot)).toBe(0);
    }),
    randomRuns(1_000),
  );
});

test('empty pages are not stored', () => {
  const snapshot = new Uint8Array(100 * PAGE);
  snapshot[50 * PAGE] = 1;
  snapshot[99 * PAGE + 5] = 1;
  expect(packSnapshot(snapshot).data).toHaveLength(2 * PAGE);
});
