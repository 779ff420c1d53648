import type { AskedQuestion, CompiledQuiz } from '@burrow/content';
import { describe, expect, test } from '@jest/globals';
import { type Asked, askedOf, shownLines, shownQuestion } from './asked-question.rules.ts';

const choices = [{ key: 'one' }, { key: 'two', code: 'b' }];
const textsIn = (question: string) => ({
  question,
  explanation: 'For $a.',
  choices: { one: 'Is $a' },
  feedback: { two: 'Not $a' },
});
const quiz: CompiledQuiz = {
  course_slug: 'python',
  chapter_id: 1,
  questions: ['first', 'second'].map(id => ({
    id,
    level: `level-of-${id}`,
    texts: { en: textsIn(`Which is $a in ${id}?`), ar: textsIn(`ما $a؟`) },
    sets: ['3', '5'].map(value => ({
      values: { a: [value, value] as const },
      asked: { kind: 'choice' as const, choices, right: [value] },
    })),
  })),
};
const asked = (number: number, language?: string) =>
  askedOf(
    quiz,
    [
      { id: 'second', set: 1 },
      { id: 'first', set: 0 },
      { id: 'gone', set: 0 },
      { id: 'first', set: 2 },
    ],
    number,
    'try',
    language,
  );

describe('a question of a try', () => {
  test('is found by its place in the try, with the data of its set in every text', () => {
    expect(asked(1)).toEqual({
      id: 'second',
      level: 'level-of-second',
      number: 1,
      asked: { kind: 'choice', choices, right: ['5'] },
      texts: {
        question: 'Which is 5 in second?',
        explanation: 'For 5.',
        choices: { one: 'Is 5' },
        feedback: { two: 'Not 5' },
      },
      variants: [],
      seed: 'try second',
    });
    expect(asked(2)).toMatchObject({ id: 'first', number: 2, asked: { right: ['3'] }, seed: 'try first' });
  });

  test('speaks the language of the page, or English', () => {
    expect(asked(1, 'ar')?.texts.question).toBe('ما 5؟');
    expect(asked(1, 'nl')?.texts.question).toBe('Which is 5 in second?');
  });

  test.each([
    ['no number of the try', 0],
    ['a number beyond the last', 5],
    ['a question that is gone', 3],
    ['a set of data that is gone', 4],
  ])('is none for %s', (_what, number) => expect(asked(number)).toBeUndefined());
});

const show = (question: AskedQuestion, texts: object = {}) =>
  shownQuestion({
    number: 4,
    asked: question,
    seed: 'seed',
    variants: [],
    texts: { question: 'Q', explanation: 'E', feedback: {}, choices: {}, ...texts },
  } as unknown as Asked);

describe('what is shown', () => {
  const level = { start: [0, 0] } as never;
  const secrets = { right: ['one'], solution: 'secret', fixed: 'secret', wrong: { x: 'secret' } };

  test.each([
    ['choice', { kind: 'choice', choices }],
    ['several', { kind: 'several', choices }],
    ['output', { kind: 'output', choices, code: 'print(1)' }],
    ['order', { kind: 'order', lines: ['a', 'b'], extra: ['c'], indents: true, also: [[1, 0]] }],
    ['gap', { kind: 'gap', code: 'print(___)', accepts: ['secret'], prints: '' }],
    ['tile', { kind: 'tile', code: 'move()', level }],
    ['line', { kind: 'line', code: 'a = 1' }],
    ['world', { kind: 'world', level, template: '# go', commands: ['move_forward'] }],
  ])('of a question of the kind %s says nothing of its answer', (kind, question) => {
    const shown = show({ ...secrets, ...question } as unknown as AskedQuestion);
    expect(shown).toMatchObject({ kind, number: 4, text: 'Q' });
    if (kind === 'world')
      expect(shown).toMatchObject({ level, template: '# go', commands: ['move_forward'] });
    for (const hidden of ['right', 'solution', 'fixed', 'wrong', 'accepts', 'also', 'explanation', 'extra'])
      expect(shown).not.toHaveProperty(hidden);
    expect(JSON.stringify(shown)).not.toContain('secret');
  });

  test('choices have a text, or code, or their key', () => {
    const shown = show(
      { kind: 'choice', choices: [...choices, { key: 'three' }], right: ['one'] },
      { choices: { one: 'One', two: 'unused' } },
    );
    const said = 'choices' in shown ? shown.choices.map(({ key: _key, ...words }) => words) : [];
    expect(said).toEqual(expect.arrayContaining([{ text: 'One' }, { code: 'b' }, { text: 'three' }]));
    expect('choices' in shown && shown.choices.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });

  test('code stands only where there is some, and always where its output is asked for', () => {
    expect(show({ kind: 'choice', choices, right: [] })).not.toHaveProperty('code');
    expect(show({ kind: 'several', choices, right: [], code: 'a = 1' })).toHaveProperty('code', 'a = 1');
    expect(show({ kind: 'output', choices, right: [] })).toHaveProperty('code', '');
  });

  test('a gap says what the program prints, if it prints', () => {
    const gap = { kind: 'gap', code: '___', accepts: [], wrong: {} } as const;
    expect(show({ ...gap, prints: '7' })).toMatchObject({ prints: '7' });
    expect(show({ ...gap, prints: '' })).toMatchObject({ prints: null });
  });
});

describe('the lines of an order question', () => {
  const order = { kind: 'order', lines: ['if a:', '    b()'], extra: ['    c()'], also: [] } as const;

  test('are all there, in the same order for the same try, and not in the right one', () => {
    const shown = shownLines({ ...order, indents: false }, 'seed');
    expect(shown.toSorted()).toEqual([...order.lines, ...order.extra].toSorted());
    expect(shown).not.toEqual([...order.lines, ...order.extra]);
    expect(shownLines({ ...order, indents: false }, 'seed')).toEqual(shown);
  });

  test('do not give their indentation away where it is asked for', () => {
    expect(shownLines({ ...order, indents: true }, 'seed').toSorted()).toEqual(['b()', 'c()', 'if a:']);
  });
});
