import type { AskedQuestion } from '@burrow/content';
import type { QuizAnswer } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { type Asked, shownLines } from './asked-question.rules.ts';
import { checkAnswer, verdictOn } from './check-answer.rules.ts';
import { placesOf } from './choice-places.rules.ts';

const RIGHT = { isRight: true, feedback: null };
const wrong = (feedback: string) => ({ isRight: false, feedback });
const check = (asked: AskedQuestion, answer: QuizAnswer, isSolved?: boolean) =>
  checkAnswer({ asked, seed: 'seed' }, answer, isSolved);

const choices = ['one', 'two', 'three'].map(key => ({ key }));

describe.each(['choice', 'output'] as const)('a question of the kind %s', kind => {
  const asked: AskedQuestion = { kind, choices, right: ['one', 'two'] };
  test('takes every right choice, and says of a wrong one why', () => {
    expect(check(asked, { kind, choice: 'one' })).toEqual(RIGHT);
    expect(check(asked, { kind, choice: 'two' })).toEqual(RIGHT);
    expect(check(asked, { kind, choice: 'three' })).toEqual(wrong('three'));
  });
});

describe('several choices', () => {
  const asked: AskedQuestion = { kind: 'several', choices, right: ['one', 'three'] };
  test.each([
    ['all that are right, in any order', ['three', 'one'], RIGHT],
    ['one too few', ['one'], wrong('missing')],
    ['none', [], wrong('missing')],
    ['one too many', ['one', 'two', 'three'], wrong('two')],
    ['a wrong one in place of a right one', ['one', 'two'], wrong('two')],
  ])('%s', (_what, chosen, expected) => {
    expect(check(asked, { kind: 'several', choices: chosen })).toEqual(expected);
  });
});

describe('lines in an order', () => {
  const lines = ['a = 1', 'if a:', '    b = 2', 'c = 3'];
  const order = { kind: 'order', lines, extra: ['    b = 4'], also: [[3, 0, 1, 2]] } as const;
  /** Places lines as they are written here: each by its place among those shown. */
  const place = (
    asked: Extract<AskedQuestion, { kind: 'order' }>,
    program: readonly string[],
  ): QuizAnswer => {
    const shown = shownLines(asked, 'seed');
    const words = (line: string) => (asked.indents ? line.trim() : line);
    return {
      kind: 'order',
      placed: program.map(line => ({
        line: shown.indexOf(words(line)),
        indent: asked.indents ? line.search(/\S/) / 4 : 0,
      })),
    };
  };
  const put = (program: readonly string[], indents: boolean) =>
    check({ ...order, indents }, place({ ...order, indents }, program));

  test.each([true, false])('are right in every right order (indents asked for: %s)', indents => {
    expect(put(lines, indents)).toEqual(RIGHT);
    expect(put(['c = 3', 'a = 1', 'if a:', '    b = 2'], indents)).toEqual(RIGHT);
  });

  test.each([true, false])('are wrong in another order, or too few (indents asked for: %s)', indents => {
    expect(put(['if a:', '    b = 2', 'a = 1', 'c = 3'], indents)).toEqual(wrong('order'));
    expect(put(lines.slice(1), indents)).toEqual(wrong('order'));
    expect(put([], indents)).toEqual(wrong('order'));
  });

  test.each([true, false])('with a line too many are told of that line (indents asked for: %s)', indents => {
    expect(put([...lines, '    b = 4'], indents)).toEqual(wrong('extra'));
    expect(put(['a = 1', 'if a:', '    b = 4', 'c = 3'], indents)).toEqual(wrong('extra'));
  });

  test('are told of their indentation if nothing else is wrong', () => {
    expect(put(['a = 1', 'if a:', 'b = 2', 'c = 3'], true)).toEqual(wrong('indent'));
    expect(put(['a = 1', '    if a:', 'b = 2', 'c = 3'], true)).toEqual(wrong('indent'));
    expect(put(['if a:', 'b = 2', 'a = 1', 'c = 3'], true)).toEqual(wrong('order'));
  });

  test('are wrong if one is placed twice, or if there is no such line', () => {
    const asked = { ...order, indents: false };
    const placed = (...all: number[]) =>
      check(asked, { kind: 'order', placed: all.map(line => ({ line, indent: 0 })) });
    expect(placed(0, 0)).toEqual(wrong('order'));
    expect(placed(99)).toEqual(wrong('order'));
    const twins = { ...asked, lines: ['go()', 'go()'], extra: [], also: [] };
    expect(
      checkAnswer(
        { asked: twins, seed: 's' },
        {
          kind: 'order',
          placed: [
            { line: 1, indent: 0 },
            { line: 1, indent: 0 },
          ],
        },
      ),
    ).toEqual(wrong('order'));
    expect(
      checkAnswer(
        { asked: twins, seed: 's' },
        {
          kind: 'order',
          placed: [
            { line: 1, indent: 0 },
            { line: 0, indent: 0 },
          ],
        },
      ),
    ).toEqual(RIGHT);
  });
});

describe('a gap', () => {
  const asked: AskedQuestion = {
    kind: 'gap',
    code: 'print(___)',
    accepts: ['x + 1', '"a b"'],
    wrong: { plain: 'x', quoted: "'x'" },
    prints: '',
  };
  test.each([
    ['x + 1', RIGHT],
    ['  x   +\t1 ', RIGHT],
    ['"ab"', wrong('other')],
    ["'a b'", RIGHT],
    ['x', wrong('plain')],
    ['"x"', wrong('quoted')],
    ['x + 2', wrong('other')],
    ['', wrong('other')],
    ['X + 1', wrong('other')],
  ])('filled with %j', (text, expected) => expect(check(asked, { kind: 'gap', text })).toEqual(expected));
});

test.each([
  ['basket = 3\nbasket ___ 4\nprint(basket)', '7', '= basket +', RIGHT],
  ['basket = 3\nbasket ___ 4\nprint(basket)', '7', '= 4 +', wrong('other')],
  ['stalls = ["tea", "pie"]\nfor n, s in enumerate(stalls, ___):\n    print(n, s)', '9 tea\n10 pie', '11 - len(stalls)', RIGHT],
  ['ripe = False\nprint(True ___ ripe)', 'True', 'and not', RIGHT],
  ['print(___)', '7', '7) # ', wrong('other')],
  ['print(___)', '7', '7); print(', wrong('other')],
  ['print(___)', '7', 'while True: pass', wrong('other')],
  ['print(___)', "$&", '"$&"', RIGHT],
  ['class A:\n    def ___(self): pass\nprint(1)', '1', '__eq__', wrong('other')],
])('a gap of %j that prints %j, filled with %j', (code, prints, text, expected) => {
  const asked = { kind: 'gap', code, accepts: ['nobody'], wrong: {}, prints } as const;
  expect(check(asked, { kind: 'gap', text })).toEqual(expected);
}); // prettier-ignore

test('a tile is the right one, one that is known to be wrong, or another', () => {
  const asked = {
    kind: 'tile',
    code: '',
    level: {} as never,
    right: [3, 4],
    wrong: { short: [3, 3] },
  } as const satisfies AskedQuestion;
  const tile = (x: number, y: number) => check(asked, { kind: 'tile', tile: [x, y] });
  expect([tile(3, 4), tile(3, 3), tile(4, 3)]).toEqual([RIGHT, wrong('short'), wrong('other')]);
});

test('a line is one of the right ones, or said to be wrong by its number', () => {
  const asked: AskedQuestion = { kind: 'line', code: 'a\nb\nc', right: [2, 3], fixed: 'd' };
  const line = (number: number) => check(asked, { kind: 'line', line: number });
  expect([line(2), line(3), line(1)]).toEqual([RIGHT, RIGHT, wrong('line1')]);
});

const WORLD: AskedQuestion = {
  kind: 'world',
  level: {} as never,
  template: '',
  solution: 'go()',
  commands: [],
};

test('a program is right if its replay solved the level, and only then', () => {
  const answer = { kind: 'world', code: 'go()' } as QuizAnswer;
  expect(check(WORLD, answer, true)).toEqual(RIGHT);
  expect(check(WORLD, answer, false)).toEqual(wrong('other'));
  expect(check(WORLD, answer)).toEqual(wrong('other'));
});

describe('an answer of another kind', () => {
  const questions: readonly AskedQuestion[] = [
    { kind: 'choice', choices, right: ['one'] },
    { kind: 'output', choices, right: ['one'] },
    { kind: 'several', choices, right: ['one'] },
    { kind: 'order', lines: ['one'], extra: [], indents: false, also: [] },
    { kind: 'gap', code: '', accepts: ['one'], wrong: {}, prints: '' },
    { kind: 'tile', code: '', level: {} as never, right: [1, 1], wrong: {} },
    { kind: 'line', code: '', right: [1], fixed: '' },
    WORLD,
  ];
  const answers: readonly QuizAnswer[] = [
    { kind: 'choice', choice: 'one' },
    { kind: 'output', choice: 'one' },
    { kind: 'several', choices: ['one'] },
    { kind: 'order', placed: [{ line: 0, indent: 0 }] },
    { kind: 'gap', text: 'one' },
    { kind: 'tile', tile: [1, 1] },
    { kind: 'line', line: 1 },
    { kind: 'world', code: 'go()' } as QuizAnswer,
  ];

  test.each(questions)('is wrong to a question of the kind $kind, one of its own is right', question => {
    for (const answer of answers)
      expect(check(question, answer, true)).toEqual(answer.kind === question.kind ? RIGHT : wrong('other'));
  });
});

const TWO = { kind: 'output', choices, right: ['two'] } as const;

describe('what is said', () => {
  const asked = (one: AskedQuestion) =>
    ({
      asked: one,
      seed: 'seed',
      texts: { explanation: 'Because.', feedback: { two: 'Half.', other: 'Look.' } },
    }) as unknown as Asked;
  const several = asked({ kind: 'several', choices, right: ['one', 'three'] });

  test('of a wrong answer is its own text, else the one for all others, else nothing', () => {
    expect(verdictOn(several, wrong('two')).feedback).toBe('Half.');
    expect(verdictOn(several, wrong('missing')).feedback).toBe('Look.');
    const mute = { ...several, texts: { ...several.texts, feedback: {} } };
    expect(verdictOn(mute, wrong('two')).feedback).toBeNull();
  });

  test('of a right one is the explanation, without a reproach', () => {
    expect(verdictOn(several, RIGHT)).toEqual({
      right: true,
      feedback: null,
      explanation: 'Because.',
      solution: { choices: placesOf(several.asked as never, 'seed', ['one', 'three']) },
    });
  });

  test.each<[string, AskedQuestion, object]>([
    ['choices', TWO, { choices: placesOf(TWO, 'seed', ['two']) }],
    ['lines', { kind: 'order', lines: ['a', 'b'], extra: ['c'], indents: false, also: [] }, { code: 'a\nb' }],
    ['a gap', { kind: 'gap', code: '', accepts: ['x', 'y'], wrong: {}, prints: '' }, { text: 'x' }],
    ['a tile', { kind: 'tile', code: '', level: {} as never, right: [3, 4], wrong: {} }, { tile: [3, 4] }],
    ['a line', { kind: 'line', code: '', right: [2], fixed: 'b = a' }, { lines: [2], code: 'b = a' }],
    ['a program', WORLD, { code: 'go()' }],
  ])('is the solution of %s', (_what, question, solution) => {
    expect(verdictOn(asked(question), wrong('other'))).toMatchObject({ right: false, solution });
  });
});
