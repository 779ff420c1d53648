import { expect, test } from '@jest/globals';
import { readErrorText } from './read-error.ts';

const TRACE = `Traceback (most recent call last):
  File "your code", line 3, in <module>
    player.collect(carrot)
NameError: name 'carrot' is not defined`;

test('the last line of a trace and its line number', () => {
  expect(readErrorText(TRACE)).toEqual({
    code: 'python/name',
    line: 3,
    params: { detail: "name 'carrot' is not defined", name: 'carrot' },
  });
});

test.each([
  ['', null],
  ['   ', null],
  ['Execution time exceeded 5 seconds. Code stopped to prevent crashing.', 'python/time-limit'],
  ["AttributeError: 'Player' object has no attribute 'colect'", 'python/attribute'],
  ['SyntaxError: expected ":"', 'python/syntax'],
  ['PlayerError: world/move-wall', 'world/move-wall'],
  ['Something else', 'python/other'],
])('%s', (text, code) => {
  expect(readErrorText(text)?.code ?? null).toBe(code);
});
