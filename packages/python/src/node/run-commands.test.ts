import { describe, expect, jest, test } from '@jest/globals';
import { commandRow, PLAYER_COMMANDS, type WorldLevel } from '@burrow/contracts';
import { goal, HERE, item, stockedLevel } from '@burrow/world/testing';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(30_000);
const run = sharedRunner();
const { targetPosition } = HERE;

const ahead = (
  action: (typeof PLAYER_COMMANDS)[number],
  type: string,
  more: object = {},
): Partial<WorldLevel> => ({
  items: [item({ action: action as 'read', type, position: targetPosition, ...more })],
  levelGoals: [goal({ action: action as 'read', type })],
});
const withStock = (stock: Record<string, number>, act: object, type?: string): Partial<WorldLevel> =>
  stockedLevel(
    stock,
    [{ action: 'place', ...act }],
    type ? [item({ action: 'place', type, position: targetPosition })] : [],
  );

const TURN = 'player.turn_left()\nplayer.turn_left()';
const take = (...types: string[]): string =>
  [TURN, ...types.map(type => `player.collect("${type}")`), TURN].join('\n');

/** A command, the level where it works, and the program that calls it. */
const CASES: [(typeof PLAYER_COMMANDS)[number], Partial<WorldLevel>, string, string][] = [
  ['move_forward', {}, 'player.move_forward(2)', 'None'],
  ['turn_left', {}, 'player.turn_left()', 'None'],
  ['turn_right', {}, 'player.turn_right()', 'None'],
  ['push', ahead('push', 'rock'), 'player.push()', 'None'],
  ['speak', ahead('speak', 'frog'), 'player.speak("hi")', 'None'],
  ['write', ahead('write', 'board'), 'player.write("hi")', 'None'],
  ['read', ahead('read', 'sign', { text: 'pie' }), 'player.read()', 'pie'],
  ['question', { ...ahead('question', 'frog'), answers: [false] }, 'player.question("Dry?")', 'False'],
  ['build', withStock({ log: 4 }, { action: 'build', type: 'bridge' }), `${take('log')}\nplayer.build("bridge")`, 'None'],
  ['water', withStock({ canteen: 1 }, { action: 'water' }, 'bed'), `${take('canteen')}\nplayer.water()`, 'None'],
  ['collect', ahead('collect', 'egg'), 'player.collect("egg")', 'None'],
  ['open', ahead('open', 'gate'), 'player.open()', 'None'],
  ['close', ahead('close', 'gate', { state: 'open' }), 'player.close()', 'None'],
  ['place', withStock({ egg: 2 }, { cost: { type: 'egg', amount: 2 } }, 'tray'), `${take('egg')}\nplayer.place(2)`, 'None'],
  ['combine', withStock({ grape: 1, 'empty jar': 1 }, { action: 'combine', data: 'grape juice' }), `${take('grape', 'empty jar')}\nplayer.combine("grape juice")`, 'None'],
  ['plant', withStock({}, { action: 'plant', data: 'corn' }, 'bed'), 'player.plant("corn")', 'None'],
]; // prettier-ignore

test('the player has the commands of the table, with their parameters', async () => {
  const program = `
for name in dir(type(player)):
    if name[0] != "_":
        code = getattr(type(player), name).__code__
        given = getattr(type(player), name).__defaults__ or ()
        print(name, *code.co_varnames[1 : code.co_argcount], *given)
`;
  const { error, output } = await run(program, {});
  expect(error).toBeNull();
  const rows = PLAYER_COMMANDS.map(name => {
    const { parameter, standard } = commandRow(name);
    return [name, parameter, standard].filter(part => part !== null && part !== undefined).join(' ');
  });
  const text = output.map(part => part.text).join('');
  expect(text.trim().split('\n')).toEqual(rows.toSorted());
});

describe('each command works from Python, and returns what it should', () => {
  test.each(CASES)('%s', async (name, level, code, given) => {
    const lines = code.split('\n');
    const program = [...lines.slice(0, -1), `print(${lines.at(-1)})`].join('\n');
    const outcome = await run(program, level);
    expect(outcome.error).toBeNull();
    expect(outcome.commands.at(-1)?.[0]).toBe(name);
    expect(outcome.output.map(({ text }) => text).join('')).toBe(`${given}\n`);
  });

  test.each(CASES.filter(([name]) => !name.startsWith('turn')))(
    '%s is refused with a code where it is out of place',
    async (name, _level, code) => {
      const last = code.split('\n').at(-1) ?? '';
      const refused = name === 'move_forward' ? 'player.move_forward(0)' : last;
      const { error } = await run(refused, { items: [], levelGoals: [goal({ action: 'assign' })] });
      expect(error?.code).toMatch(/^world\//);
      expect(error?.line).toBe(1);
    },
  );
});
