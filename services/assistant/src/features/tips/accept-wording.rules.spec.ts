import type { Advice } from '@burrow/tutor';
import { expect, test } from '@jest/globals';
import { acceptWording } from './accept-wording.rules.ts';

const LIMITS = {
  code: 'player.move_forward(1)',
  references: ['player.move_forward(2)\nplayer.collect("carrot")'],
};
const advice = (dose: Advice['dose']) => ({ dose }) as Advice;
const verdict = (answer: unknown, dose: Advice['dose'] = 'pointer') => {
  const result = acceptWording(answer, advice(dose), LIMITS);
  return result.ok ? result.value : result.error.code;
};

test.each([
  ['plain words', 'Look at line 1. How many steps are there?'],
  ['Arabic words', 'انظر إلى السطر 1. كم خطوة هناك؟'],
  ['a comparison', 'Is 3 < 4? Then x > 2 too.'],
  ['as many as fit', 'a '.repeat(300).trim().padEnd(600, 'a')],
  ['code that the child has', 'In player.move_forward(1) the number is too small.'],
])('%s are taken', (_name, text) => {
  expect(verdict({ text })).toBe(text);
});

test.each([
  ['nothing', {}, 'no-text'],
  ['null', null, 'no-text'],
  ['spaces', { text: ' \u200b\u202e ' }, 'no-text'],
  ['too much', { text: 'a'.repeat(601) }, 'too-long'],
  ['a tag', { text: 'Look <img src=x onerror=alert(1)>' }, 'markup'],
  ['an entity', { text: 'Look &lt;script&gt;' }, 'markup'],
  ['a link', { text: 'See [here](evil)' }, 'markup'],
  ['a block of code', { text: '```\nx\n```' }, 'markup'],
  ['an address', { text: 'Go to https://evil.example' }, 'link'],
  ['a bare domain', { text: 'Go to evil-games.com now' }, 'link'],
  ['a mail address', { text: 'Write to a@b' }, 'link'],
  ['a phone number', { text: 'Call +49 30 1234567' }, 'link'],
  ['the solution', { text: 'Write player.move_forward(2) and player.collect("carrot").' }, 'solution'],
  ['one line too early', { text: "Write player.collect('carrot')" }, 'solution'],
])('%s is refused', (_name, answer, code) => {
  expect(verdict(answer)).toBe(code);
});

test('one line may be shown with the dose that shows one', () => {
  const text = 'Write player.move_forward(2), so that you reach it.';
  expect(verdict({ text }, 'line')).toBe(text);
  expect(verdict({ text: `${text} Then player.collect("carrot")` }, 'line')).toBe('solution');
});

test('invisible characters are removed', () => {
  expect(verdict({ text: 'Look\u202e at line 1\u0007.' })).toBe('Look at line 1.');
});
