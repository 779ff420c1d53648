import { describe, expect, test } from '@jest/globals';
import { readCode } from '@burrow/python-syntax';
import { align } from '../align.ts';
import { inOwnStyle } from './own-style.ts';

const ANY = { most: Infinity, goals: '' };

/** How much is left of a comparison after the reference has the learner's style. */
function left(mine: string, theirs: string, limits = ANY): number {
  const own = readCode(mine);
  return align(own, inOwnStyle(readCode(theirs), own, limits))?.cost ?? Infinity;
}

describe('the same program in another style leaves nothing of a comparison', () => {
  test.each([
    [
      'a value under a name',
      'steps = places[kind]\nplayer.move_forward(steps)\nplayer.place(9 - steps)',
      'player.move_forward(places[kind])\nplayer.place(9 - places[kind])',
    ],
    [
      'a value that is read, under a name',
      'word = player.read()\nif word == "open":\n    player.close()',
      'if player.read() == "open":\n    player.close()',
    ],
    [
      'a value in a text, under a name',
      'best = melons[-1]\nplayer.speak(f"{best.kg} kg")',
      'player.speak(f"{melons[-1].kg} kg")',
    ],
    [
      'a value that is kept earlier',
      'far = len(row)\nplayer.turn_left()\nplayer.move_forward(far)',
      'player.turn_left()\nplayer.move_forward(len(row))',
    ],
    [
      'a list before its loop',
      'order = [last] + middle\nfor flag in order:\n    player.place(flag)',
      'for flag in [last] + middle:\n    player.place(flag)',
    ],
    [
      'two names for a pair',
      'crop, steps = near\nplayer.move_forward(steps)\nplayer.collect(crop)',
      'player.move_forward(near[1])\nplayer.collect(near[0])',
    ],
    ['no name for a value', 'player.place(Bag(1) + Bag(2))', 'both = Bag(1) + Bag(2)\nplayer.place(both)'],
    [
      'prints of its own',
      'print("go")\nplayer.move_forward(2)\nprint(2 * 3)\nplayer.open()',
      'player.move_forward(2)\nplayer.open()',
    ],
    [
      'a list for what is gone through once',
      'best = sorted([Melon(kg) for kg in weights])',
      'best = sorted(Melon(kg) for kg in weights)',
    ],
    ['a comprehension for map()', 'x = list([cook(dish) for dish in dishes])', 'x = list(map(cook, dishes))'],
    ['a long sum', 'total = 0\ntotal = total + steps', 'total = 0\ntotal += steps'],
    [
      'a loop that adds',
      'def f(coins):\n    all = 0\n    for coin in coins:\n        all += coin\n    return all',
      'def f(coins):\n    return sum(coins)',
    ],
    [
      'a count that begins with 0',
      'if kind not in seen:\n    seen[kind] = 0\nseen[kind] += 1',
      'seen[kind] = seen.get(kind, 0) + 1',
    ],
    [
      'a count by case',
      'if kind in seen:\n    seen[kind] += 1\nelse:\n    seen[kind] = 1',
      'seen[kind] = seen.get(kind, 0) + 1',
    ],
    [
      'a loop over places',
      'for i in range(len(plan)):\n    player.collect(plan[i])',
      'for crop in plan:\n    player.collect(crop)',
    ],
    ['two cases', 'if dry:\n    steps = 1\nelse:\n    steps = 3', 'steps = 1 if dry else 3'],
    [
      'two cases of a return',
      'def f(n):\n    if n > 3:\n        return 1\n    return n',
      'def f(n):\n    return 1 if n > 3 else n',
    ],
    [
      'texts that are added',
      'player.write(str(rest) + " left for " + name)',
      'player.write(f"{rest} left for {name}")',
    ],
    [
      'a list that is filled in a loop',
      'far = []\nfor word in words:\n    if word:\n        far.append(int(word))',
      'far = [int(word) for word in words if word]',
    ],
    [
      'parts that are taken one by one',
      'words = part.split(" ")\namount = words[0]\nthing = words[1]',
      'amount, thing = part.split(" ")',
    ],
    [
      'another order',
      'for bed in beds:\n    player.water()\n    player.turn_left()\n    done += 1',
      'for bed in beds:\n    done += 1\n    player.water()\n    player.turn_left()',
    ],
  ])('%s', (_what, mine, theirs) => {
    expect(left(mine, theirs)).toBe(0);
  });
});

describe('what does something else stays a difference', () => {
  test.each([
    [
      'a value that changes in between',
      'far = here\nhere = 3\nplayer.move_forward(far)',
      'here = 3\nplayer.move_forward(here)',
    ],
    [
      'a value that is read once for a loop',
      'word = player.read()\nwhile word != "home":\n    player.move_forward(1)',
      'while player.read() != "home":\n    player.move_forward(1)',
    ],
    [
      'a generator that is made in each round',
      'for i in range(3):\n    player.move_forward(next(count(1)))',
      'long = count(1)\nfor i in range(3):\n    player.move_forward(next(long))',
    ],
    [
      'a print that takes something',
      'print(next(belt))\nplayer.collect(next(belt))',
      'player.collect(next(belt))',
    ],
    ['an order that matters', 'player.move_forward(here)\nhere = 2', 'here = 2\nplayer.move_forward(here)'],
    ['another value', 'last = basket[0]\nplayer.write(last)', 'player.write(basket[-1])'],
  ])('%s', (_what, mine, theirs) => {
    expect(left(mine, theirs)).toBeGreaterThan(0);
  });
});

test('what a goal asks for stays in the reference, and so does its length where lines are limited', () => {
  const loop = 'total = 0\nfor coin in coins:\n    total += coin';
  expect(left(loop, 'total = sum(coins)', { most: Infinity, goals: 'uses("sum")' })).toBeGreaterThan(0);
  expect(
    left('steps = far[0]\nplayer.move_forward(steps)', 'player.move_forward(far[0])', { most: 1, goals: '' }),
  ).toBeGreaterThan(0);
});
