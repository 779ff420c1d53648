import { loadQuizzes } from '@burrow/content';
import { QUIZ_GAP } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { printedBy } from './gap-program.rules.ts';

test.each([
  ['print(1 + 2, "eggs", [1.5, "a"])', "3 eggs [1.5, 'a']"],
  ['for n in range(2):\n    print(n)', '0\n1'],
  ['x = 3', ''],
  ['def twice(n):\n    return n * 2\nprint(twice(4))', '8'],
  ['print(nothing)', null],
  ['print(1 / 0)', null],
  ['print(', null],
  ['while True:\n    pass', null],
  ['x = [0] * 100000000\nprint(len(x))', null],
  ['class A:\n    pass\nprint(1)', null],
  ['print(1, 2, sep="-")', null],
  ['print("a", end="")', null],
])('%j prints %j', (program, printed) => {
  expect(printedBy(program)).toBe(printed);
});

const GAPS = Object.entries(loadQuizzes()).flatMap(([key, { questions }]) =>
  questions.flatMap(({ id, sets }) =>
    sets.flatMap(({ asked }, set) =>
      asked.kind === 'gap' ? [[`${key} ${id}, set ${set}`, asked] as const] : [],
    ),
  ),
);

test.each(GAPS)('what Python says of the gap of %s is said of it here too, or nothing is', (_name, asked) => {
  const printed = (word: string) => printedBy(asked.code.replace(QUIZ_GAP, () => word));
  for (const word of asked.accepts)
    expect([word, [asked.prints, null]]).toEqual([word, expect.arrayContaining([printed(word)])]);
  for (const word of Object.values(asked.wrong))
    expect([word, printed(word)]).not.toEqual([word, asked.prints]);
});

test('most gaps are followed', () => {
  const followed = GAPS.filter(
    ([, { code, accepts }]) => printedBy(code.replace(QUIZ_GAP, () => accepts[0] ?? '')) !== null,
  );
  expect(followed.length / GAPS.length).toBeGreaterThan(0.5);
});
