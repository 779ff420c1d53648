import { describe, expect, test } from '@jest/globals';
import { lastDose, pythonError, request } from '../testing/ask.ts';

/** Broken code that Python refuses, the kind of finding, and the code after the change. */
const TABLE: readonly (readonly [string, string, string])[] = [
  ['for i in range(3)\n    player.open()', 'colon-missing', 'for i in range(3):\n    player.open()'],
  ['if word == "a"  # now\n    player.open()', 'colon-missing', 'if word == "a":  # now\n    player.open()'],
  ['player.move_forward(2', 'bracket-open', 'player.move_forward(2)'],
  ['for i in range(len(a):\n    player.open()', 'bracket-open', 'for i in range(len(a)):\n    player.open()'],
  ['a = [1, 2)', 'bracket-wrong', 'a = [1, 2]'],
  ['player.open())', 'bracket-wrong', 'player.open()'],
  ['player.collect("carrot)', 'quote-open', 'player.collect("carrot")'],
  ['player.collect("carrot\')', 'quote-kinds', 'player.collect("carrot")'],
  ['player.collect(carrot")', 'quote-open', 'player.collect("carrot")'],
  ['name = "Clover', 'quote-open', 'name = "Clover"'],
  ['player.speak(Hello dear Moss)', 'words-unquoted', 'player.speak("Hello dear Moss")'],
  ['player.collect "carrot"', 'call-brackets', 'player.collect("carrot")'],
  ['player.move_forward 2)', 'call-brackets', 'player.move_forward(2)'],
  ['if state = "open":\n    player.close()', 'single-equals', 'if state == "open":\n    player.close()'],
  ['4 = steps', 'assign-turned', 'steps = 4'],
  ['enough = planks => 4', 'sign-order', 'enough = planks >= 4'],
  ['if a:\n    b = 1\nelse c == 2:\n    b = 2', 'else-condition', 'if a:\n    b = 1\nelse:\n    b = 2'],
  ['if a:\n    b = 1\nelse if c:\n    b = 2', 'foreign-sign', 'if a:\n    b = 1\nelif c:\n    b = 2'],
  ['if a && b:\n    c = 1', 'foreign-sign', 'if a and b:\n    c = 1'],
  ['player.speak(“Hello”)', 'curly-quotes', 'player.speak("Hello")'],
  ['player.speak（“Hello”）', 'foreign-sign', 'player.speak("Hello")'],
  ['player.speak(“It’s me”)', 'curly-quotes', 'player.speak("It\'s me")'],
  ['For i in range(3):\n    player.open()', 'keyword-case', 'for i in range(3):\n    player.open()'],
  ['whlie a:\n    player.open()', 'keyword-case', 'while a:\n    player.open()'],
  ['for i ni range(3):\n    player.open()', 'keyword-case', 'for i in range(3):\n    player.open()'],
  ['def walk:\n    player.open()', 'def-brackets', 'def walk():\n    player.open()'],
  ['player move_forward(2)', 'dot-missing', 'player.move_forward(2)'],
  ['player.move forward(2)', 'name-spaced', 'player.move_forward(2)'],
  ['my steps = 3', 'name-spaced', 'my_steps = 3'],
  ['player.move_forward{2}', 'bracket-kind', 'player.move_forward(2)'],
  ['player.open()player.close()', 'two-in-line', 'player.open()\nplayer.close()'],
  ['go to the carrot', 'prose', '# go to the carrot'],
  ['player.speak name', 'call-brackets', 'player.speak(name)'],
  ['x = = 3', 'syntax-other', 'x = = 3'],
];

describe('what Python cannot read', () => {
  test.each(TABLE)('%j is %s', (code, kind, wanted) => {
    const line = kind === 'else-condition' || code.includes('else if') ? 3 : 1;
    const found = lastDose(request({ code, references: [], error: pythonError('syntax', line) }));
    expect(found).toEqual({ kind, line, resultedCode: kind === 'syntax-other' ? null : wanted });
  });
});

const INDENTED: readonly (readonly [string, string, number, string])[] = [
  ['for i in x:\nplayer.open()', 'indent-missing', 2, 'for i in x:\n    player.open()'],
  ['a = 1\n    b = 2', 'indent-extra', 2, 'a = 1\nb = 2'],
  [
    'if a:\n    if b:\n        c = 1\n        c = 2\n      d = 2',
    'indent-uneven',
    5,
    'if a:\n    if b:\n        c = 1\n        c = 2\n        d = 2',
  ],
  ['for i in x:\n        a()\n    b()', 'indent-uneven', 3, 'for i in x:\n        a()\n        b()'],
];

test('else inside the block of its if moves out', () => {
  const code = 'if a:\n    b = 1\n    else:\n    b = 2';
  const found = lastDose(request({ code, references: [], error: pythonError('syntax', 3) }));
  expect(found).toMatchObject({ kind: 'part-place', line: 3 });
  expect(found.resultedCode).toContain('\nelse:\n');
});

describe('where lines start', () => {
  test.each(INDENTED)('%j is %s in line %i', (code, kind, line, wanted) => {
    const found = lastDose(request({ code, references: [], error: pythonError('indentation', line) }));
    expect(found).toEqual({ kind, line, resultedCode: wanted });
  });

  test.each([
    ['tabs', '    a()\n\tb()', 3],
    ['indentation', '\ta()\n    b()', 2],
    ['tabs', '\ta()\n\tb()\n    c()', 2],
  ])('tabs become spaces, wherever Python sees the %s', (code, body, line) => {
    const asked = {
      code: `for i in x:\n${body}`,
      references: [],
      error: pythonError(code, body.split('\n').length + 1),
    };
    const resultedCode = `for i in x:\n${body.replaceAll('\t', '    ')}`;
    expect(lastDose(request(asked))).toEqual({ kind: 'tabs-mixed', line, resultedCode });
  });
});

test('what Python has read is never called unreadable', () => {
  const code = 'match = 1\nif a if b else c: d = 1\nx = {"a": 1}\nwith_fee = [\n  1,\n]\ncase = lambda: 2';
  const { kind } = lastDose(request({ code, references: [], error: pythonError('zero-division', 1) }));
  expect(kind).toBe('zero-division');
});
