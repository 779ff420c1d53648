import type { RecordedCommand } from '@burrow/contracts';
import { expect, jest, test } from '@jest/globals';
import { makeDodges } from './make-dodges.ts';

jest.setTimeout(60_000);

const ROW = 'for crop, steps in zip(crops, far):\n    player.move_forward(steps)\n    player.collect(crop)';

test('dodges type out what the solution did, name the idea, put it around, and say it in another way', async () => {
  const [found = []] = await makeDodges([
    {
      code: ROW,
      words: ['zip'],
      commands: [
        ['move_forward', 2, 2],
        ['collect', 'pea', 3],
      ],
      variables: { total: { $float: 3 } },
      constants: { crops: ['pea'], far: [2] },
    },
  ]);
  const codes = new Map(found.map(({ kind, code }) => [kind, code]));
  const typed = "total = 3.0\nplayer.move_forward(2)\nplayer.collect('pea')";
  expect(codes.get('typed out')).toBe(typed);
  expect(codes.get('typed out, zip named')).toBe(`zip()\n${typed}`);
  expect(codes.get('typed out on one line')).toBe(typed.replaceAll('\n', '; '));
  expect(codes.get('typed out, zip around it')).toContain('for unused in zip([1], [1]):\n    total = 3.0');
  expect(codes.get("the level's values typed")).toContain("zip(['pea'], [2])");
  expect(codes.get('zip said in another way')).toContain('crop = crops[place]\n    steps = far[place]');
});

test('a program that is only commands has no dodges of that kind', async () => {
  const commands: RecordedCommand[] = [['move_forward', 2, 1]];
  const [found = []] = await makeDodges([
    {
      code: 'player.move_forward(2)',
      words: ['move_forward(2)'],
      commands,
      variables: {},
      constants: {},
    },
  ]);
  expect(found.map(({ code }) => code)).toEqual([
    'player.move_forward()\nplayer.move_forward()',
    '2\nplayer.move_forward()\nplayer.move_forward()',
    'for one in range(2):\n    player.move_forward()',
  ]);
});

test('a turn is dodged by turns the other way round, one after the other or in a loop', async () => {
  const commands: RecordedCommand[] = [['turn_right', null, 1]];
  const program = { code: 'player.turn_right()', words: ['turn_right'], commands };
  const [found = []] = await makeDodges([{ ...program, variables: {}, constants: {} }]);
  expect(found.map(({ code }) => code)).toContain('for one in range(3):\n    player.turn_left()');
  expect(found).toHaveLength(3);
});
