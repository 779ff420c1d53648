import { expect, test } from '@jest/globals';
import { MAX_NEXT_LENGTH, nextQuery, readNext } from './next-path.rules.ts';

test('leads back to the page with its query, in any language', () => {
  const query = nextQuery({ pathname: '/ar/profile/students', search: '?page=2' });
  expect(readNext(`?${query}`)).toBe('profile/students?page=2');
});

test('a path that includes its language is accepted too', () => {
  expect(readNext('?next=%2Fen%2Fprofile')).toBe('profile');
});

test('a longer path than any of ours leads nowhere', () => {
  const path = 'x'.repeat(MAX_NEXT_LENGTH - 1);
  expect(readNext(`?next=/${path}`)).toBe(path);
  expect(readNext(`?next=/${path}x`)).toBeNull();
});

test.each([
  '', '?next=', '?next=https:/evil.example', '?next=https://evil.example', '?next=//evil.example', '?next=/\\evil.example',
  '?next=/en//evil.example', '?next=profile', '?next=javascript:alert(1)', '?next=/%0d%0aSet-Cookie:x',
])('%s leads nowhere', search => {
  expect(readNext(search)).toBeNull();
}); // prettier-ignore
