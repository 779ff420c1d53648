import { describe, expect, test } from '@jest/globals';
import { csvOf } from './csv.rules.ts';

/** One cell as it stands in the file. */
const field = (cell: string | number): string => csvOf([[cell]]).slice(1, -2);

test('a sheet is a line for each row, ended as RFC 4180 says, marked as UTF-8', () => {
  expect(
    csvOf([
      ['a', 1],
      ['b', 2.5],
    ]),
  ).toBe('\uFEFFa,1\r\nb,2.5\r\n');
});

describe('no text is calculated with', () => {
  test.each(['=1+1', '+1', '-1', '@sum', ' =1', '\u00a0=1', '\u3000+1', '＝1', '＋1', '－1', '＠x'])(
    '%j',
    text => {
      expect(field(text)).toBe(`'${text}`);
    },
  );

  test.each(['\t=1', '\r=1', '\tx'])('%j, in quotes', text => expect(field(text)).toBe(`"'${text}"`));

  test.each(['a=1', '1-1', "'=1", 'x@y', ''])('%j is none', text => expect(field(text)).toBe(text));

  test('a number is one, also below zero', () => expect(field(-3)).toBe('-3'));
});

test.each([
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "a"', '"say ""a"""'],
  ['a\nb', '"a\nb"'],
  ['a\tb', '"a\tb"'],
  ['=a,b', `"'=a,b"`],
])('%j is quoted', (text, quoted) => expect(field(text)).toBe(quoted));

test('names of every script stay as they are', () => {
  expect(csvOf([['李小龙', 'Ελένη', 'فاطمة', 'Lind, "Maya"', 3]])).toBe(
    '\uFEFF李小龙,Ελένη,فاطمة,"Lind, ""Maya""",3\r\n',
  );
});
