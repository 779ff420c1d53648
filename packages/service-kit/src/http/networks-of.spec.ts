import { describe, expect, test } from '@jest/globals';
import { clientNetwork, NetworksSchema, networksOf } from './networks-of.ts';

describe('networks of a setting', () => {
  const isSchool = networksOf('203.0.113.0/24, 2001:db8::/32,198.51.100.7');

  test.each([
    ['203.0.113.9', true],
    ['203.0.114.9', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8:1::5', true],
    ['2001:db9::5', false],
    ['::ffff:203.0.113.9', true],
    ['nonsense', false],
  ])('%s: %s', (address, expected) => expect(isSchool(address)).toBe(expected));

  test('without a setting there are none', () => expect(networksOf(undefined)('203.0.113.9')).toBe(false));

  test.each(['203.0.113.0/33', '203.0.113', '10.0.0.0/', '10.0.0.0/8/8', '2001:db8::/129', ''])(
    '%s is no list of networks',
    text => expect(NetworksSchema.safeParse(text).success).toBe(false),
  );
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to the client of %s', (address, network) => expect(clientNetwork(address)).toBe(network));
