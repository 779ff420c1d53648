import { expect, test } from '@jest/globals';
import { emailKey, usernameKey } from './keys.rules.ts';
import { takenKey } from './taken-key.rules.ts';

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['ａda@example.org', 'ada@example.org'],
])('%j is the address %s', (typed, key) => expect(emailKey(typed)).toBe(key));

test.each([
  [' Ada.9 ', 'ada.9'],
  ['Re\u0301mi', 'r\u00e9mi'],
])('%j is the username %j', (typed, key) => expect(usernameKey(typed)).toBe(key));

test('the key of a taken address is no address, and does not contain it', () => {
  const key = takenKey('ada@example.org');
  expect(key).toMatch(/^taken:[\da-f]{64}$/);
  expect(takenKey('ada@example.org')).toBe(key);
  expect(takenKey('ben@example.org')).not.toBe(key);
});
