import { expect, test } from '@jest/globals';
import { fillText } from './fill-text.ts';

test('fills the placeholders of a text, and leaves unknown ones', () => {
  const texts = { 'world/move-wall': '{{moved}} of {{ steps }}, {{toString}}' };
  expect(fillText(texts, 'world/move-wall', { moved: 1, steps: 3 })).toBe('1 of 3, {{toString}}');
});

test('a code without a text stands for itself', () => {
  expect(fillText(undefined, 'world/move-wall', {})).toBe('world/move-wall');
});

test('columns and rows are counted from 1', () => {
  const texts = { 'world/xmark-position': '{{column}} {{row}} {{count}}' };
  const params = { column: 0, row: 1, count: 4 };
  expect(fillText(texts, 'world/xmark-position', params)).toBe('1 2 4');
});
