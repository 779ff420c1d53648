import { expect, test } from '@jest/globals';
import { argumentOf } from './argument.rules.ts';

const selected = (call: string): string | null => {
  const place = argumentOf(call);
  return place && call.slice(call.length - place.start, call.length - place.end);
};

test.each([
  ['player.move_forward(1)', '1'],
  ['player.collect("empty jar")', 'empty jar'],
  ['player.speak("")', ''],
  ['player.turn_left()', null],
  ['row', null],
])('of %s it is %j', (call, argument) => {
  expect(selected(call)).toBe(argument);
});
