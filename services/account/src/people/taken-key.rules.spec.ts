import { expect, test } from '@jest/globals';
import { takenKey } from './taken-key.rules.ts';

test('a taken address is kept under a key that says nothing of it, and is no address itself', () => {
  const key = takenKey('ada@example.com');
  expect(key).toBe(takenKey('ada@example.com'));
  expect(key).not.toBe(takenKey('bo@example.com'));
  expect(key).toMatch(/^taken:[0-9a-f]{64}$/);
});
