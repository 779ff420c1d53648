import { expect, test } from '@jest/globals';
import { isFromThisMachine } from './this-machine.rules.ts';

test.each([
  [{ host: 'localhost:8080' }, '127.0.0.1', true],
  [{ host: '127.0.0.1' }, '::ffff:127.0.0.1', true],
  [{ host: '[::1]:8080' }, '::1', true],
  [{ host: 'school.example' }, '127.0.0.1', false],
  [{ host: 'localhost.school.example' }, '127.0.0.1', false],
  [{ host: 'localhost' }, '192.168.1.7', false],
  [{}, '127.0.0.1', false],
  [{ host: 'localhost', 'x-forwarded-for': '203.0.113.5' }, '127.0.0.1', false],
  [{ host: 'localhost', 'x-forwarded-proto': 'https' }, '127.0.0.1', false],
  [{ host: 'localhost', forwarded: 'for=203.0.113.5' }, '127.0.0.1', false],
  [{ host: 'localhost', 'x-real-ip': '203.0.113.5' }, '127.0.0.1', false],
  [{ host: 'localhost', via: '1.1 proxy' }, '127.0.0.1', false],
])('%j from %s: %s', (headers, address, expected) =>
  expect(isFromThisMachine(headers, address)).toBe(expected),
);
