import { expect, test } from '@jest/globals';
import { capMemory } from './cap-memory.ts';

test('a memory grows up to the limit and no further', () => {
  capMemory(4 * 65_536);
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 100 });
  expect(memory.grow(3)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(memory.buffer.byteLength).toBe(4 * 65_536);
});
