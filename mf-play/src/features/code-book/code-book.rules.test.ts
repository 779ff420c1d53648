import { PLAYER_COMMANDS } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import { describe, expect, test } from '@jest/globals';
import { CODE_BOOK, textOf } from '../../book/book.ts';
import { findEntries } from './code-book.rules.ts';
import { commandsOf } from '../../book/scene-world.ts';

test('the book has each command once', () => {
  expect(CODE_BOOK.map(({ command }) => command).toSorted()).toEqual(PLAYER_COMMANDS.toSorted());
});

test.each(CODE_BOOK)('the example of $command runs in its scene, for its picture', entry => {
  const commands = commandsOf(entry.example);
  expect(commands.map(([name]) => name)).toContain(entry.command);
  const { steps, final } = replay(loadWorld(entry.scene), commands);
  expect([final.failed, steps.length]).toEqual([null, commands.length]);
});

test('commands are read from a program with their lines', () => {
  expect(
    commandsOf('player.move_forward()\n\nif player.question("Ripe?"):\n    player.place(3)\n# done'),
  ).toEqual([
    ['move_forward', 1, 1],
    ['question', 'Ripe?', 3],
    ['place', 3, 4],
  ]);
});

describe('a search', () => {
  const found = (search: string, group: Parameters<typeof findEntries>[1] = 'all') =>
    findEntries(CODE_BOOK, group, search, entry => textOf(entry, 'en')).map(({ command }) => command);

  test('finds names, parts of them, and words of the text', () => {
    expect(found('')).toHaveLength(PLAYER_COMMANDS.length);
    expect(found('TURN_L')).toContain('turn_left');
    expect(found('TURN_L').length).toBeLessThan(6);
    expect(found('  Move   forward ')).toContain('move_forward');
    expect(found('ｍóve_fôrward')).toContain('move_forward');
    expect(found('player.open')).toContain('open');
    expect(found('oven')).toContain('open');
    expect(found('spaceship')).toEqual([]);
  });

  test('stays within its group', () => {
    expect(found('', 'talk').toSorted()).toEqual(['question', 'read', 'speak', 'write']);
    expect(found('open', 'move')).not.toContain('open');
  });
});
