import { KEPT_ROWS, RECEIVER_ROWS, rowsThatHold } from '@burrow/contracts/privacy';
import { expect, test } from '@jest/globals';
import ar from './privacy-rows/ar.json' with { type: 'json' };
import en from './privacy-rows/en.json' with { type: 'json' };

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).toSorted();

test.each([
  ['en', en],
  ['ar', ar],
])('every row has three cells in %s', (_language, texts) => {
  expect(Object.keys(texts.kept).toSorted()).toEqual(idsOf(KEPT_ROWS));
  expect(Object.keys(texts.receivers).toSorted()).toEqual(idsOf(RECEIVER_ROWS));
  const cells = [...Object.values(texts.kept), ...Object.values(texts.receivers)];
  expect(cells.filter(row => row.length !== 3 || row.some(cell => cell === ''))).toEqual([]);
});

test('a row with a condition is shown only if it is true', () => {
  const ids = (isOn: boolean) => rowsThatHold(KEPT_ROWS, () => isOn).map(({ id }) => id);
  expect([ids(true).includes('google'), ids(false).includes('google')]).toEqual([true, false]);
  expect([ids(true).includes('adult'), ids(false).includes('adult')]).toEqual([true, true]);
});
