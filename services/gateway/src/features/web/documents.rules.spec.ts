import { describe, expect, test } from '@jest/globals';
import { destinationOf, localePath } from './documents.rules.ts';

describe('destinationOf', () => {
  test.each([
    ['/', { kind: 'root' }],
    ['/en', { kind: 'document', language: 'en', rest: '' }],
    ['/en/', { kind: 'document', language: 'en', rest: '' }],
    ['/ar/play/python', { kind: 'document', language: 'ar', rest: 'play/python' }],
    ['/en/no/such/page.html', { kind: 'document', language: 'en', rest: 'no/such/page.html' }],
    ['/xx', { kind: 'language', rest: '' }],
    ['/xx/login', { kind: 'language', rest: 'login' }],
    ['/pt-BR/login', { kind: 'language', rest: 'login' }],
    ['/login', { kind: 'language', rest: 'login' }],
    ['/play/python/intro-level2', { kind: 'language', rest: 'play/python/intro-level2' }],
    ['/favicon.ico', { kind: 'file' }],
    ['/main.1a2b3c4d.js', { kind: 'file' }],
    ['/wp-admin/setup.php', { kind: 'file' }],
    ['//evil.example', { kind: 'file' }],
    ['//evil/path', { kind: 'language', rest: '/evil/path' }],
  ])('%s', (pathname, destination) => {
    expect(destinationOf(pathname)).toEqual(destination);
  });

  test('a redirect never leaves the site', () => {
    expect(localePath('fr', '/evil/path', '?a=1')).toBe('/fr//evil/path?a=1');
    expect(localePath(undefined, 'login', '')).toBe('/en/login');
  });
});
