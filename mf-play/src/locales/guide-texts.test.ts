import { expect, test } from '@jest/globals';
import ar from './guide.ar.json' with { type: 'json' };
import en from './guide.en.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key} > `),
  );
const placesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const shape = (texts: Texts) => flatten(texts).map(([key, text]) => [key, placesOf(text)]);

test('Arabic has every text of the guide that English has, with the same places to fill', () => {
  expect(shape(ar)).toEqual(shape(en));
});
