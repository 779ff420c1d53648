import type { CompiledQuiz } from '@burrow/content';
import { describe, expect, test } from '@jest/globals';
import { newTry, stillExists } from './new-try.rules.ts';

const SETS = { one: 3, two: 2, three: 1, four: 4 };
const quiz = {
  questions: Object.entries(SETS).map(([id, sets]) => ({ id, sets: Array.from({ length: sets }) })),
} as unknown as CompiledQuiz;
const IDS = Object.keys(SETS);

describe('a try', () => {
  test('is in the order of the topics at first, whatever its number', () => {
    for (const id of ['a', 'b', 'c', 'd']) expect(newTry(quiz, 0, id).map(one => one.id)).toEqual(IDS);
  });

  test('has every question once, in another order from the second on', () => {
    const orders = Array.from({ length: 20 }, (_, at) => newTry(quiz, 1, `try ${at}`).map(({ id }) => id));
    for (const order of orders) expect(order.toSorted()).toEqual(IDS.toSorted());
    expect(new Set(orders.map(String)).size).toBeGreaterThan(5);
  });

  test('has other data than the one before, as long as there are some', () => {
    const setsOf = (earlier: number) =>
      Object.fromEntries(newTry(quiz, earlier, 'try').map(({ id, set }) => [id, set]));
    expect(setsOf(0)).toEqual({ one: 0, two: 1, three: 0, four: 3 });
    expect(setsOf(1)).toEqual({ one: 1, two: 0, three: 0, four: 0 });
    expect(setsOf(3)).toEqual({ one: 0, two: 0, three: 0, four: 2 });
  });
});

test('in a class whoever sits at the next table is asked about other data, and repeats with others still', () => {
  const many = { questions: IDS.concat('five', 'six', 'seven').map(id => ({ id, sets: [0, 1, 2, 3] })) } as unknown as CompiledQuiz; // prettier-ignore
  const setsOf = (who: string, earlier = 0) => newTry(many, earlier, 'try', who).map(({ set }) => set);
  const seats = Array.from({ length: 30 }, (_, seat) => `student ${seat}`);
  for (const [seat, who] of seats.entries()) {
    const next = setsOf(seats[(seat + 1) % seats.length] ?? '');
    const own = setsOf(who);
    expect(own.filter((set, index) => set !== next[index]).length).toBeGreaterThanOrEqual(3);
    expect(setsOf(who)).toEqual(own);
  }
  const seen = [0, 1, 2, 3].map(
    earlier => newTry(many, earlier, 'try', 'one').find(({ id }) => id === 'six')?.set,
  );
  expect(seen.toSorted()).toEqual([0, 1, 2, 3]);
});

describe('a try of an older quiz', () => {
  const asked = newTry(quiz, 2, 'try');
  test('goes on while all of it is there', () => expect(stillExists(quiz, asked)).toBe(true));

  test.each([
    ['a question went', { questions: quiz.questions.slice(1) }, asked],
    ['a question came', quiz, asked.slice(1)],
    ['a question has another name', quiz, [{ id: 'five', set: 0 }, ...asked.slice(1)]],
    ['a set of data went', quiz, IDS.map(id => ({ id, set: 1 }))],
  ])('does not when %s', (_what, now, then) => {
    expect(stillExists(now as CompiledQuiz, then)).toBe(false);
  });
});
