import { expect, test } from '@jest/globals';
import { hashNetwork, networkOf } from './address.rules.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the hash depends on the salt and hides the address', () => {
  const one = hashNetwork('203.0.113.9', Buffer.from('a'));
  expect(one).toEqual(hashNetwork('::ffff:203.0.113.9', Buffer.from('a')));
  expect(one).not.toEqual(hashNetwork('203.0.113.9', Buffer.from('b')));
});
