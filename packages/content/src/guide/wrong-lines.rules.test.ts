import { expect, test } from '@jest/globals';
import { givesAway, wrongLines } from './wrong-lines.rules.ts';

const SOLUTION = `total = 0
for post in range(posts):
    total += int(player.read())
    player.move_forward(1)
player.write(str(total))
`;

/** Lines as `number text`, `?` where one is missing. */
const shown = (code: string, stopsAt: number | null = null, solutions: readonly string[] = [SOLUTION]) =>
  wrongLines(code, solutions, stopsAt).map(({ number, text }) =>
    number === null ? '?' : `${number} ${text}`,
  );

test('only lines that differ are shown, with their numbers in the whole program', () => {
  expect(shown(SOLUTION.replace('range(posts)', 'range(4)'))).toEqual(['2 for post in range(4):']);
});

test('a missing line is marked after the one before it', () => {
  expect(shown(SOLUTION.replace('    player.move_forward(1)\n', ''))).toEqual([
    '3     total += int(player.read())',
    '?',
  ]);
  expect(shown(SOLUTION.replace('total = 0\n', ''))).toEqual(['?']);
});

test('a line that was moved is not missing', () => {
  const moved = SOLUTION.replace('total = 0\n', '').replace('posts):\n', 'posts):\n    total = 0\n');
  expect(shown(moved)).toEqual(['2     total = 0']);
  const [first, ...rest] = SOLUTION.replace('    player.move_forward(1)\n', '').split('\n');
  expect(shown([first, 'player.move_forward(1)', ...rest].join('\n'))).toEqual(['2 player.move_forward(1)']);
});

test('of two lines that changed places, the upper one is shown', () => {
  expect(shown('player.push()\nplayer.open()\n', null, ['player.open()\nplayer.push()\n'])).toEqual([
    '1 player.push()',
  ]);
});

test('the line at which it stops is shown, and nothing that never ran after it', () => {
  const misspelt = SOLUTION.replace('total = 0', 'totel = 0').replace(
    'player.write(str(total))',
    'player.speak("x")',
  );
  expect(shown(misspelt, 3)).toEqual([
    '1 totel = 0',
    '3     total += int(player.read())',
    '5 player.speak("x")',
  ]);
  expect(shown('player.open()\nplayer.push()\n', 1)).toEqual(['1 player.open()']);
  expect(shown(misspelt, 5)).toEqual(['1 totel = 0', '5 player.speak("x")']);
});

test('a line is missing above the one at which it stops', () => {
  const still = SOLUTION.replace('    player.move_forward(1)\n', '');
  const line = '3     total += int(player.read())';
  expect(shown(still, 3)).toEqual([line, '?']);
  expect(shown(still, 4)).toEqual([line, '?', '4 player.write(str(total))']);
});

test('it is compared with the solution that is most like it; comments and empty lines do not count', () => {
  const [shorter, longer] = ['player.write(str(sum(counts)))\n', 'player.move_forward(1)\n'.repeat(20)];
  expect(shown('# sum\n\n    # of all\nplayer.write(sum(counts))\n', null, [SOLUTION, shorter])).toEqual([
    '4 player.write(sum(counts))',
  ]);
  const wrong = SOLUTION.replace('range(posts)', 'range(4)');
  for (const solutions of [
    [shorter, longer, SOLUTION],
    [SOLUTION, shorter, longer],
  ])
    expect(shown(wrong, null, solutions)).toEqual(['2 for post in range(4):']);
});

test('long programs that have nothing in common are compared as well', () => {
  const lines = (name: string) => Array.from({ length: 30 }, (_, index) => `${name}${index} = 0`).join('\n');
  expect(shown(lines('a'), null, [lines('b')])).toHaveLength(30);
});

test('all lines of a solution give it away, however they are indented', () => {
  const lines = wrongLines(SOLUTION.replaceAll('    ', ''), ['pass'], null);
  expect(givesAway(lines, SOLUTION)).toBe(true);
  expect(givesAway(wrongLines(SOLUTION, ['pass'], null), SOLUTION)).toBe(true);
  expect(givesAway(lines.slice(1), SOLUTION)).toBe(false);
});
