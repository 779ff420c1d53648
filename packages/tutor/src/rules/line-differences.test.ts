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
  ['int(text)', 'steps = int(text)', { kind: 'result-dropped', params: {} }],
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
