import { expect, test } from '@jest/globals';
import { CODE_BOOK, signatureOf } from '../code-book/code-book.data.ts';
import { COMPLETIONS, documented } from './completions.ts';

test('the editor completes the twelve functions', () => {
  expect(COMPLETIONS.map(({ value }) => /^player\.(\w+)\(/.exec(value)?.[1])).toEqual([
    'move_forward', 'turn_left', 'turn_right', 'push', 'build', 'speak',
    'open', 'close', 'water', 'collect', 'place', 'combine',
  ]); // prettier-ignore
});

test('a completion has the call that the code book has', () => {
  const signatures = CODE_BOOK.map(signatureOf);
  for (const { caption } of COMPLETIONS) expect(signatures).toContain(caption);
});

test('documentation is the call and what it does, once its words are there', () => {
  const [first] = documented(name => `Does ${name}.`);
  expect(first?.docText).toBe('player.move_forward(steps=1)\n\nDoes move_forward.');
  expect(documented(() => null).every(completion => completion.docText === undefined)).toBe(true);
});
