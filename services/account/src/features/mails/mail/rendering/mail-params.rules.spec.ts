import { expect, test } from '@jest/globals';
import { greetableName, paragraphsOf } from './mail-params.rules.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada ', 'Ada'],
  ['J. R. Smith-O’Neill', 'J. R. Smith-O’Neill'],
  ['J.R. Smith', 'J.R. Smith'],
  ['Louis 14', 'Louis 14'],
  ['فاطمة الزهراء', 'فاطمة الزهراء'],
  ['a'.repeat(60), 'a'.repeat(60)],
])('a mail greets %j', (name, greeted) => expect(greetableName(name)).toBe(greeted));

test.each([
  undefined, '', '   ', 'a'.repeat(61), 'evil.example', 'http:evil', 'a/b', 'ada@home', '<b>', '[x](y)', '{name}', 'You won!', 'Won?',
  'Win $', 'Win €', 'Win £', '100%', 'Call 555', 'اتصل ٥٥٥',
])('a mail does not greet %j', name => expect(greetableName(name)).toBeNull()); // prettier-ignore

test('empty lines separate paragraphs', () => {
  expect(paragraphsOf('\n\nDear Ada,\nhow are you?\n \t\n  Yours\n\n\nGrace \n')).toEqual([
    'Dear Ada,\nhow are you?',
    'Yours',
    'Grace',
  ]);
});
