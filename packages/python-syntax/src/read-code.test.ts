import { describe, expect, test } from '@jest/globals';
import { joinedStatements, linesOfCode, readCode } from './read-code.ts';

const seen = (source: string) =>
  readCode(source).lines.map(({ first, last, depth, text }) => [first, last, depth, text]);

describe('statements', () => {
  test('leave out empty lines and comments, and keep their lines', () => {
    expect(seen('# hi\n\na = 1  # one\nb = "#"')).toEqual([
      [3, 3, 0, 'a = 1'],
      [4, 4, 0, 'b = "#"'],
    ]);
  });

  test('have a depth, with two spaces, four or tabs', () => {
    const depths = (source: string) => readCode(source).lines.map(({ depth }) => depth);
    expect(depths('for a in b:\n  if c:\n    d()\ne()')).toEqual([0, 1, 2, 0]);
    expect(depths('for a in b:\n\tif c:\n\t\td()\n\te()')).toEqual([0, 1, 2, 1]);
  });

  test('continue over lines inside brackets, long texts and after a backslash', () => {
    expect(
      seen('a = [\n  1,\n  2,\n]\nb = """x\ny"""\nc = 1 + \\\n  2').map(([first, last]) => [first, last]),
    ).toEqual([
      [1, 4],
      [5, 6],
      [7, 8],
    ]);
  });

  test('an open bracket ends before the next clear statement', () => {
    const [first, second] = readCode('player.collect("carrot"\nplayer.move_forward(1)').lines;
    expect(first?.open.map(({ text }) => text)).toEqual(['(']);
    expect(second?.text).toBe('player.move_forward(1)');
  });

  test('an open text ends with its line', () => {
    const [line] = readCode('player.collect("carrot)\nx = 1').lines;
    expect(line?.tokens.at(-1)).toMatchObject({ text: '"carrot)', open: true });
  });

  test('a bracket of another kind is reported', () => {
    expect(readCode('a = [1)').lines[0]?.wrongBracket?.text).toBe(')');
    expect(readCode('a = (1)').lines[0]?.wrongBracket).toBeNull();
  });
});

test('lines of code are those with more than a comment', () => {
  expect(linesOfCode(readCode('# a\n\n  # b\nx = 1\ny = [\n 1]\n'))).toBe(3);
});

test.each([
  ['a = 1; b = 2', 2, 1],
  ['for i in x: a(); b()\nc();', 4, 2],
  ['if dry: water()\nelse: walk()', 4, 2],
  ['def f(a: int, b={1: 2}): return a', 2, 1],
  ['while any(x[1:] for x in y): go()', 2, 1],
  ['if lambda: 1: go()', 2, 1],
  ['if dry:\n    water()', 2, 0],
  ['a = lambda b: b\nc = d[1:2]\ne: int = 3\nmatch = {1: 2}', 4, 0],
  ['a = "1; 2"  # b; c', 1, 0],
  ['a = """\nb; c\n"""; d = 1', 4, 1],
])('a statement after another one on its line is a line more: %j', (source, lines, joined) => {
  const code = readCode(source);
  expect([linesOfCode(code), joinedStatements(code)]).toEqual([lines, joined]);
});
