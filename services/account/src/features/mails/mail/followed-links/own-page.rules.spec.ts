import { expect, test } from '@jest/globals';
import { ownPage } from './own-page.rules.ts';

test.each([
  ['/en/', '/en/'],
  ['/ar/profile/details?tab=1#top', '/ar/profile/details?tab=1#top'],
  ['/en', '/en'],
  ['/en/a/../b', '/en/b'],
  ['/en//evil.example', '/en//evil.example'],
])('%s is a page of ours', (asked, page) => {
  expect(ownPage(asked)).toBe(page);
});

test.each([
  '', 'en/', '//evil.example', '//evil.example/en/', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example',
  'https://evil.example/en/', 'https:/en/', 'https:en/', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)//en/', 'data:text/html,x',
  '/%2Fevil.example', '/%5Cevil.example', '%2F%2Fevil.example', '/..//evil.example', '/en/../../evil.example', '/en/../api/auth/logout',
  '/en/%2e%2e/api/auth/logout', '/api/auth/logout', '/xx/', '/e', '/', '///evil.example', '/en\u0000', 'mailto:a@b.example', '/@evil.example',
  'https://burrow.invalid@evil.example/en/', '//burrow.invalid@evil.example/en/', '/.//evil.example', 'http://[',
])('%j is not', asked => {
  expect(ownPage(asked)).toBeNull();
}); // prettier-ignore
