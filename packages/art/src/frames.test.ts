import { expect, test } from '@jest/globals';
import { frameNames, iconName } from './frames.ts';
import { OBJECTS } from './objects/objects.ts';

const shown = (...what: Parameters<typeof frameNames>) =>
  frameNames(...what).find(name => Object.hasOwn(OBJECTS, name));

test('a thing shows what was put on it, otherwise its state, otherwise itself', () => {
  expect(shown('pole', 'filled', 'RBGBR')).toBe('pole-rbgbr');
  expect(shown('pole', 'empty')).toBe('pole');
  expect(shown('tray', 'filled', 'berry milk')).toBe('tray-filled');
  expect(shown('gate', 'open')).toBe('gate-open');
  expect(shown('carrot', 'present')).toBe('carrot');
});

test('products have pictures under their names with dashes', () => {
  for (const product of ['radish dressing', 'fruit juice', 'grape juice', 'berry milk', 'salad'])
    expect(Object.hasOwn(OBJECTS, iconName(product))).toBe(true);
});
