import { readCode, type CodeLine } from '@burrow/python-syntax';
import { expect, test } from '@jest/globals';
import { causeOf } from './line-differences.ts';

function lineOf(code: string): CodeLine {
  const [line] = readCode(code).lines;
  if (!line) throw new Error(`no line in ${code}`);
  return line;
}

test.each([
  ['word = "sunflower"', 'word = player.read()', { kind: 'value-typed', params: { said: '"sunflower"' } }],
  ['steps = 4', 'steps = len(word)', { kind: 'value-typed', params: { said: '4' } }],
  ['print(player.read())', 'word = player.read()', { kind: 'print-kept', params: { name: 'word' } }],
  ['word = print(player.read())', 'word = player.read()', { kind: 'print-kept', params: { name: 'word' } }],
  ['int(text)', 'steps = int(text)', { kind: 'result-dropped', params: { name: 'steps' } }],
  [
    'b = sorted(xs, key=lambda x: x[1])',
    'b = sorted(xs, key=lambda x: -x[1])',
    { kind: 'sort-down', params: {} },
  ],
  ['xs.sort(reverse=True)', 'xs.sort()', { kind: 'sort-up', params: {} }],
  ['b = min(xs)', 'b = max(xs)', { kind: 'least-for-most', params: {} }],
  ['b = max(xs)', 'b = min(xs)', { kind: 'most-for-least', params: {} }],
  ['xs = last + middle', 'xs = [last] + middle', { kind: 'list-brackets', params: { said: 'last' } }],
  ['player.speak(pie)', 'player.speak(await pie)', { kind: 'await-task', params: { name: 'pie' } }],
  ['return gather(a)', 'return await gather(a)', { kind: 'await-call', params: {} }],
  ['b = xs[1::2]', 'b = xs[::2]', { kind: 'slice-start', params: {} }],
  ['b = xs[1:]', 'b = xs[1:-1]', { kind: 'slice-end', params: {} }],
  ['b = xs[::1]', 'b = xs[::-1]', { kind: 'slice-step', params: {} }],
  ['b = xs[-1]', 'b = xs[::-1]', { kind: 'slice-missing', params: {} }],
  ['b = xs[1:2]', 'b = xs[::2]', { kind: 'slice-other', params: {} }],
  ['if is_ripe:', 'if is_ripe(days):', { kind: 'call-missing-values', params: { name: 'is_ripe' } }],
  ['label(card)', 'label(**card)', { kind: 'stars-missing', params: { name: 'card' } }],
  ['b = a + c', 'b = a * c', { kind: 'sign-plus', params: {} }],
  ['b = a / c', 'b = a // c', { kind: 'sign-divide', params: {} }],
  ['b = a // c', 'b = a % c', { kind: 'sign-whole', params: {} }],
  ['if a > b:', 'if a < b:', { kind: 'sign-direction', params: { said: '>' } }],
  ['if "open" == word:', 'if "open" in word:', { kind: 'text-part', params: {} }],
  ['if "open" in word:', 'if "open" == word:', { kind: 'text-whole', params: {} }],
  ['player.collect(item)', 'player.collect(crop)', { kind: 'name-other', params: { said: 'item' } }],
  ['def dig(self):', 'def work(self):', { kind: 'def-name', params: { name: 'dig' } }],
  ['def go(n, steps=2):', 'def go(n, steps=3):', { kind: 'default-other', params: { name: 'steps' } }],
  ['self.made += 1', 'Crate.made += 1', { kind: 'class-shared', params: { name: 'made', owner: 'Crate' } }],
  ['b = f"{a[0]} kg"', 'b = f"{a[1]} kg"', { kind: 'filled-other', params: { said: '{a[0]}' } }],
  [
    'second = first',
    'second = next(belt)',
    { kind: 'same-value', params: { name: 'second', said: 'first' } },
  ],
  [
    'if word > best:',
    'if len(word) > len(best):',
    { kind: 'wrap-missing', params: { name: 'len', said: 'word, best' } },
  ],
  [
    'player.move_forward(best)',
    'player.move_forward(best + 1)',
    { kind: 'one-less', params: { said: 'best' } },
  ],
  [
    'player.move_forward(best)',
    'player.move_forward(best - 1)',
    { kind: 'one-more', params: { said: 'best' } },
  ],
  [
    'player.move_forward(best + 1)',
    'player.move_forward(best)',
    { kind: 'one-more', params: { said: 'best + 1' } },
  ],
  ['print("hi")', 'player.speak("hi")', { kind: 'print-for-command', params: { command: 'speak' } }],
])('%s in place of %s has a cause of its own', (mine, theirs, cause) => {
  expect(causeOf(lineOf(mine), lineOf(theirs))).toEqual(cause);
});

test('a value is typed only where the same name keeps what something gives', () => {
  const kindOf = (mine: string, theirs: string) => causeOf(lineOf(mine), lineOf(theirs))?.kind;
  expect(kindOf('sign = "sunflower"', 'word = player.read()')).not.toBe('value-typed');
  expect(kindOf('word = "sunflower"', 'word = "sunflower".upper()')).not.toBe('value-typed');
  expect(kindOf('word = "sunflower"', 'word = "daisy"')).not.toBe('value-typed');
});
