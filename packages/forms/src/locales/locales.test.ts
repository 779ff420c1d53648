import { expect, test } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key} > `),
  );
}

/** Arabic has six plural forms where English has two. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const rowsOf = (texts: Texts): string[] => [
  ...new Set(flatten(texts).map(([key, text]) => `${withoutPlural(key)} ${placesOf(text).join(' ')}`)),
];

test('Arabic has every text that English has, with the same places to fill', () => {
  expect(rowsOf(ar)).toEqual(rowsOf(en));
});
