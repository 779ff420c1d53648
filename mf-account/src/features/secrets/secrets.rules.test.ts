import { expect, test } from '@jest/globals';
import { readSecret, withoutSecret } from './secrets.rules.ts';

const place = { pathname: '/en/login', search: '?next=%2Fprofile&token=abc', hash: '#card=xyz' };

test('a token is in the query, a card in the fragment', () => {
  expect(readSecret(place, 'query', 'token')).toBe('abc');
  expect(readSecret(place, 'fragment', 'card')).toBe('xyz');
});

test('what is missing or empty is not a secret', () => {
  expect(readSecret(place, 'query', 'card')).toBeNull();
  expect(readSecret({ ...place, hash: '#card=' }, 'fragment', 'card')).toBeNull();
  expect(readSecret({ ...place, hash: '' }, 'fragment', 'card')).toBeNull();
});

test('a URL without its secret keeps everything else', () => {
  expect(withoutSecret(place, 'query', 'token')).toEqual({ ...place, search: '?next=%2Fprofile' });
  expect(withoutSecret(place, 'fragment', 'card')).toEqual({ ...place, hash: '' });
  expect(withoutSecret({ ...place, hash: '#card=xyz&at=2' }, 'fragment', 'card').hash).toBe('#at=2');
  expect(withoutSecret({ ...place, search: '?token=abc' }, 'query', 'token').search).toBe('');
});
