import type { CompiledQuiz } from '@burrow/content';
import { describe, expect, test } from '@jest/globals';
import type { TryQuestion } from '../../../database/entities/quiz-try.entity.ts';
import { newTry, stillExists } from './new-try.rules.ts';
import { shuffled } from './shuffle.rules.ts';

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

describe('a class', () => {
  /** As all quizzes are today: ten questions with four sets each. */
  const ten = {
    questions: Array.from({ length: 10 }, (_, at) => ({ id: `q${at}`, sets: [0, 1, 2, 3] })),
  } as unknown as CompiledQuiz;

  /** A class by its list, whose students begin tries as learning lets them. */
  class Class {
    readonly tries = new Map<string, TryQuestion[][]>();
    constructor(public list: readonly string[]) {}

    latest(who: string): TryQuestion[] | undefined {
      return this.tries.get(who)?.at(-1);
    }

    begin(who: string): void {
      const place = this.list.indexOf(who);
      const own = this.tries.get(who) ?? [];
      const neighbours = this.list.flatMap((other, at) => {
        const [distance, questions] = [Math.abs(at - place), this.latest(other)];
        return distance > 0 && distance <= 2 && questions ? [{ distance, questions }] : [];
      });
      const begun = newTry(ten, own.length, `${who} ${own.length}`, { seed: who, own, neighbours });
      this.tries.set(who, [...own, begun]);
    }

    /** How many questions two of the list share, so many places apart, for each such pair that has tries. */
    shared(apart: number): number[] {
      return this.list.flatMap((who, at) => {
        const [own, others] = [this.latest(who), this.latest(this.list[at + apart] ?? '')];
        if (!own || !others) return [];
        return own.filter(one => others.some(other => other.id === one.id && other.set === one.set)).length;
      });
    }
  }

  const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `student ${at}`);

  test.each([
    ['in the order of the list', (list: readonly string[]) => list],
    ['from its end', (list: readonly string[]) => list.toReversed()],
    ['every second one first', (list: readonly string[]) => list.toSorted((a, b) => (Number(a.at(-1)) % 2) - (Number(b.at(-1)) % 2))],
    ['in any order', (list: readonly string[]) => shuffled(list, 'any')],
  ])('of thirty that begins %s: neighbours in the list share no question, in three tries each', (_how, orderOf) => {
    const thirty = new Class(names(30));
    for (let round = 0; round < 3; round += 1) {
      for (const who of orderOf(thirty.list)) thirty.begin(who);
      expect(thirty.shared(1)).toEqual(Array.from({ length: 29 }, () => 0));
    }
  }); // prettier-ignore

  test('shares no more than a fifth with the table after the next', () => {
    const thirty = new Class(names(30));
    for (const who of shuffled(thirty.list, 'any')) thirty.begin(who);
    const apart = thirty.shared(2);
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThanOrEqual(2);
  });

  test('that somebody joins: whoever comes between two shares nothing with either', () => {
    const thirty = new Class(names(30));
    for (const who of thirty.list) thirty.begin(who);
    for (const at of [0, 7, 15, 30]) {
      thirty.list = thirty.list.toSpliced(at, 0, `new at ${at}`);
      thirty.begin(`new at ${at}`);
      expect(Math.max(...thirty.shared(1))).toBe(0);
    }
  });

  test('that somebody leaves: who are neighbours then share nothing from the next try of one of them on', () => {
    const thirty = new Class(names(30));
    for (const who of shuffled(thirty.list, 'any')) thirty.begin(who);
    for (const at of [3, 11, 20]) {
      thirty.list = thirty.list.toSpliced(at, 1);
      thirty.begin(thirty.list[at] ?? '');
      expect(Math.max(...thirty.shared(1))).toBe(0);
    }
  });

  test('that repeats sees data that is new, while there is some that no neighbour has', () => {
    const one = new Class(['alone', 'next', 'other']);
    for (const who of one.list) one.begin(who);
    one.begin('alone');
    const sets = one.tries.get('alone')?.map(asked => asked.find(({ id }) => id === 'q3')?.set);
    expect(new Set(sets).size).toBe(2);
  });

  test('with fewer sets than neighbours is asked what there is', () => {
    const seat = { seed: 'x', own: [], neighbours: [] };
    expect(newTry(quiz, 0, 'try', seat).find(({ id }) => id === 'three')?.set).toBe(0);
  });
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
