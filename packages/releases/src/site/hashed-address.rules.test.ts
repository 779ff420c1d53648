import { expect, test } from '@jest/globals';
import { hasHash } from './hashed-address.rules.ts';

test.each([
  ['/main.1a2b3c4d.js', true],
  ['/main.1a2b3c4d.js.br', true],
  ['/assets/inter-0123456789abcdef.woff2', true],
  ['/8.9cd1ff5f.js', true],
  ['/release.json', false],
  ['/favicon.ico', false],
  ['/assets/characters/portraits/Bear.png', false],
])('%s', (pathname, expected) => {
  expect(hasHash(pathname)).toBe(expected);
});
