import { expect, test } from '@jest/globals';
import { documentPolicy } from './content-policy.rules.ts';

const directivesWith = (remoteOrigins: readonly string[]) =>
  new Map(
    documentPolicy(remoteOrigins)
      .split('; ')
      .map(directive => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );
const directives = directivesWith([]);

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

test('remotes of another origin bring scripts, styles, pictures, fonts, sounds and data, but no worker and nothing else', () => {
  const added = [...directivesWith(['https://cdn.example.org', 'https://old.example.org'])].flatMap(
    ([name, sources]) => {
      const more = sources.filter(source => !directives.get(name)?.includes(source));
      return more.length > 0 ? [[name, ...more]] : [];
    },
  );
  const both = ['https://cdn.example.org/remotes/', 'https://old.example.org/remotes/'];
  expect(added).toEqual(
    ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src'].map(name => [
      name,
      ...both,
    ]),
  );
});

test('only the checkout may load the form of Paddle, and nothing of anybody else', () => {
  const policyOf = (area: string) => documentPolicy([], area);
  for (const area of ['', 'play', 'purchase', 'profile', 'checkouts'])
    expect(policyOf(area)).toBe(documentPolicy([]));
  const sources = policyOf('checkout')
    .split(/[ ;]+/)
    .filter(source => source.includes('://'));
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(source => !/^https:\/\/[a-z-]+\.paddle\.com$/.test(source))).toEqual([]);
  expect(policyOf('checkout')).toContain("frame-src 'self' https://buy.paddle.com");
});
