import { expect, test } from '@jest/globals';
import { splitLinks } from './links.rules.ts';

const linksOf = (text: string): string[] =>
  splitLinks(text).flatMap(piece => (piece.isLink ? [piece.text] : []));

test('a URL in a text becomes a link, the words around it stay', () => {
  const text = 'Open http://localhost:8080/en/confirm-email?token=ab-c_1\nwithin a day.';
  expect(linksOf(text)).toEqual(['http://localhost:8080/en/confirm-email?token=ab-c_1']);
  expect(
    splitLinks(text)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text);
});

test('punctuation at the end of a sentence is not part of the URL', () => {
  expect(linksOf('See https://a.example/x. Or (https://b.example/y)!')).toEqual([
    'https://a.example/x',
    'https://b.example/y',
  ]);
});

test('only addresses of the web are links', () => {
  expect(linksOf('javascript:alert(1) and data:text/html,x and mail@example.com')).toEqual([]);
  expect(splitLinks('')).toEqual([]);
  const link = { text: 'https://a.example/x', isLink: true };
  expect(splitLinks(link.text)).toEqual([link]);
});
