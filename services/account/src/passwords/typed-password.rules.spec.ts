import { expect, test } from '@jest/globals';
import { readingsOf } from './typed-password.rules.ts';

test.each([
  ['lamp river goat', 'lamp river goat'],
  ['Lamp river goat', 'lamp river goat'],
  ['lamp river goat ', 'lamp river goat'],
  ['Lamp  river goat ', 'lamp river goat'],
  ['Lamp River Goat', 'lamp river goat'],
  ['LAMP RIVER GOAT', 'lamp river goat'],
  ['Rabbits7', 'rabbits7'],
  ['Rabbits7 ', 'Rabbits7'],
  [' two spaces ', ' two spaces '],
])('%j may be %j', (typed, meant) => expect(readingsOf(typed)).toContain(meant));

test.each([
  ['rABBITS7', 'rabbits7'],
  ['MyRabbits7', 'myrabbits7'],
  ['lamprivergoat', 'lamp river goat'],
  ['lamp goat river', 'lamp river goat'],
])('%j is not %j', (typed, other) => expect(readingsOf(typed)).not.toContain(other));

test('what was typed comes first, and nothing twice', () => {
  expect(readingsOf('lamp river goat')).toEqual(['lamp river goat']);
  expect(readingsOf('Lamp ')).toEqual(['Lamp ', 'Lamp', 'lamp']);
});

test('of spaces alone only they remain', () => expect(readingsOf('   ')).toEqual(['   ']));
