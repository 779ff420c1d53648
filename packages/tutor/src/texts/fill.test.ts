import { expect, test } from '@jest/globals';
import { fill } from './fill.ts';

test('a place is filled with its value, or with a word in the form that it asks for', () => {
  const thing = (form: string): string => (form === 'accusative' ? 'die Möhre' : 'Möhre');
  expect(fill('{{thing}}: Zeile {{line}}', { thing, line: 3 })).toBe('Möhre: Zeile 3');
  expect(fill('Sammle {{thing, accusative}} in Zeile {{line, accusative}}', { thing, line: 3 })).toBe(
    'Sammle die Möhre in Zeile 3',
  );
  expect(fill('{{thing}} {{toString}}', { thing: 1 })).toBe('1 …');
});
