import { expect, test } from '@jest/globals';
import { customPropertyOf, light } from './tokens.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map(c => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'sun'],
  ['inkSecondary', 'surface'],
  ['inkSecondary', 'sunken'],
  ['inkTertiary', 'sunken'],
  ['leafInk', 'leafSoft'],
  ['surface', 'leaf'],
  ['surface', 'radish'],
  ['carrot', 'surface'],
  ['radish', 'surface'],
  ['pond', 'surface'],
  ['hedgeInk', 'hedge'],
] as const)('%s on %s can be read (AA)', (text, ground) => {
  expect(contrast(light[text], light[ground])).toBeGreaterThanOrEqual(4.5);
});

test('a role becomes a custom property', () => {
  expect(customPropertyOf('leafHover')).toBe('--leaf-hover');
});
