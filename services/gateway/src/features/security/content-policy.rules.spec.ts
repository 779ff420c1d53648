import { expect, test } from '@jest/globals';
import { DOCUMENT_POLICY } from './content-policy.rules.ts';

const directives = new Map(
  DOCUMENT_POLICY.split('; ').map(directive => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

test('a document loads nothing from elsewhere, and runs nothing inline', () => {
  const known = ["'self'", "'none'", "'wasm-unsafe-eval'", 'data:', 'blob:'];
  expect([...directives.values()].flat().filter(source => !known.includes(source))).toEqual([]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});

test.each([
  ['object-src', "'none'"],
  ['frame-ancestors', "'none'"],
  ['base-uri', "'self'"],
  ['form-action', "'self'"],
])('the default does not cover %s, which is %s', (name, source) => {
  expect(directives.get(name)).toEqual([source]);
});
