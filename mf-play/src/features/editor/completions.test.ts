import { expect, test } from '@jest/globals';
import { startI18n } from '@burrow/i18n';
import { CODE_BOOK, summaryOf } from '../../book/book.ts';
import { loadBookTexts } from '../../locales/texts.ts';
import { COMPLETIONS, completionsFor, documented } from './completions.ts';

test('the editor completes the twelve functions', () => {
  expect(COMPLETIONS.map(({ value }) => /^player\.(\w+)\(/.exec(value)?.[1])).toEqual([
    'move_forward', 'turn_left', 'turn_right', 'push', 'build', 'speak',
    'open', 'close', 'water', 'collect', 'place', 'combine',
  ]); // prettier-ignore
});

test('the code book has a text for every completed function', async () => {
  const i18n = await startI18n('en');
  await loadBookTexts();
  for (const { name } of COMPLETIONS) {
    expect(CODE_BOOK.map(({ command }) => String(command))).toContain(name);
    expect(summaryOf(name, i18n.t)).toMatch(/^[A-Z][^`*]+$/);
  }
  expect(summaryOf('fly', i18n.t)).toBeNull();
});

test('documentation is the call and what it does, once its text has loaded', () => {
  const [first] = documented(name => `Does ${name}.`);
  expect(first?.docText).toBe('player.move_forward(steps=1)\n\nDoes move_forward.');
  expect(documented(() => null).every(completion => completion.docText === undefined)).toBe(true);
});

const LEVEL = {
  describe: () => null,
  names: () => ['row'],
  things: (command: string) => (command === 'collect' ? ['strawberry', 'log'] : []),
};
const offered = (word: string, token = 'identifier') =>
  completionsFor(word, token, LEVEL).map(({ value }) => value);

test.each([
  ['player.tu', ['player.turn_left()', 'player.turn_right()']],
  ['player.col', ['player.collect("strawberry")', 'player.collect("log")']],
  ['player.bu', ['player.build("")']],
  ['player.steps', []],
  ['steps', []],
  ['ro', ['row', 'round']],
  ['pr', ['print']],
  ['pas', ['pass']],
  ['move', []],
])('%s is completed when a name begins with it', (word, completions) => {
  expect(offered(word)).toEqual(completions);
});

test('nothing is offered in comments and texts', () => {
  expect(offered('player.tu', 'comment')).toEqual([]);
  expect(offered('pr', 'string')).toEqual([]);
});
