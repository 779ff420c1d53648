import { expect, test } from '@jest/globals';
import { defaultPoolSize, largestPool, serviceShare } from './pool-size.rules.ts';

const EMBEDDED_CONNECTIONS = 100;

test.each([1, 2, 8, 32, 256])(
  'two processes on %i processors stay under what the embedded server takes',
  processors => {
    expect(2 * defaultPoolSize(processors)).toBeLessThanOrEqual(largestPool(EMBEDDED_CONNECTIONS));
  },
);

test.each([3, 5, 7, 20])(
  'in a pool of %i, two services whose tables are locked leave some to the others',
  size => {
    expect(size - 2 * serviceShare(size)).toBeGreaterThanOrEqual(1);
  },
);

test('the smallest pools still serve every service', () => {
  expect([1, 2].map(serviceShare)).toEqual([1, 1]);
});
