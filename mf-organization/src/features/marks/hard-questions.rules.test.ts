import { expect, test } from '@jest/globals';
import { hardestFirst } from './hard-questions.rules.ts';

const question = (number: number, right: number, right_later: number, wrong: number) => ({
  number,
  text: `Question ${number}`,
  level: { slug: 'a', name: 'A' },
  right,
  right_later,
  wrong,
});

test('what most of a class fail is first, of equal ones what more still get wrong; what nobody answered is left out', () => {
  const order = hardestFirst([
    question(1, 0, 0, 0),
    question(2, 8, 2, 0),
    question(3, 2, 2, 6),
    question(4, 2, 6, 2),
    question(5, 2, 2, 6),
  ]);
  expect(order.map(({ number }) => number)).toEqual([3, 5, 4, 2]);
});

test.each([
  ['half of those who answered', [5, 3, 2], true],
  ['less than half', [6, 3, 2], false],
  ['one student alone', [0, 0, 1], false],
  ['two students alone', [0, 1, 1], true],
] as const)('%s being wrong at first', (_who, [right, later, wrong], isHard) => {
  expect(hardestFirst([question(1, right, later, wrong)])[0]?.isHard).toBe(isHard);
});
