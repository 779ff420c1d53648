import { expect, test } from '@jest/globals';
import { readCode } from '@burrow/python-syntax';
import { sliceOf } from './slice.ts';

test('a value comes from what makes it, and from what that is made of', () => {
  const code = readCode(
    `class Basket:
    def first(self):
        return self.items[0]

@counted
def pick(crop):
    return crop

basket = Basket()
for crop in crops:
    player.collect(crop)
best = []
best.append(basket.first())
player.write(f"{best[0]}")
player.place(pick("pea"))`,
  );
  const linesBefore = (line: number): number[] => {
    const from = code.lines.find(({ first }) => first === line);
    return from ? [...sliceOf(code, from)].map(({ first }) => first).toSorted((a, b) => a - b) : [];
  };
  expect(linesBefore(14)).toEqual([1, 2, 3, 9, 12, 13, 14]);
  expect(linesBefore(15)).toEqual([5, 6, 7, 10, 15]);
});
