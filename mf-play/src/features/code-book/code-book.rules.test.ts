import { PLAYER_COMMANDS } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import { describe, expect, test } from '@jest/globals';
import { loadBookTextsIn } from '@burrow/content/book-texts';
import { CODE_BOOK } from '../../book/book.ts';
import type { PythonBook } from '../../book/book.types.ts';
import { findEntries, findPython, metEntries } from './code-book.rules.ts';
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

const { default: texts } = await loadBookTextsIn('en');

describe('a search', () => {
  const found = (search: string, group: Parameters<typeof findEntries>[1] = 'all') =>
    findEntries(CODE_BOOK, group, search, ({ command }) => texts[command] ?? '').map(
      ({ command }) => command,
    );

  test('finds names, parts of them, and words of the text', () => {
    expect(found('')).toHaveLength(PLAYER_COMMANDS.length);
    expect(found('TURN_L')).toContain('turn_left');
    expect(found('TURN_L').length).toBeLessThan(6);
    expect(found('  Move   forward ')).toContain('move_forward');
    expect(found('ｍóve_fôrward')).toContain('move_forward');
    expect(found('forward move')).toContain('move_forward');
    expect(found('player.open')).toContain('open');
    expect(found('oven')).toContain('open');
    expect(found('spaceship')).toEqual([]);
  });

  test('stays within its group', () => {
    expect(found('', 'talk').toSorted()).toEqual(['question', 'read', 'speak', 'write']);
    expect(found('open', 'move')).not.toContain('open');
  });
});

describe("of Python's own", () => {
  const entry = (slug: string, chapter: string, number: number) => ({
    slug,
    name: `${slug}(x)`,
    example: '',
    output: '',
    level: { chapter, number },
  });
  const book: PythonBook = {
    chapters: {
      'python/1': { before: 0 },
      'python/2': { before: 1 },
      'advanced/1': { before: 2 },
      'challenges/1': { before: 1 },
    },
    entries: [
      entry('print', 'python/1', 2),
      entry('range', 'python/2', 1),
      entry('while', 'python/2', 5),
      entry('yield', 'advanced/1', 1),
    ],
  };
  const met = (course_slug: string, chapter_id: number, level_id: number) =>
    metEntries(book, { course_slug, chapter_id, level_id }).map(({ slug }) => slug);

  test.each<[string, number, number, string[]]>([
    ['python', 1, 1, []],
    ['python', 1, 2, ['print']],
    ['python', 2, 4, ['print', 'range']],
    ['advanced', 1, 1, ['print', 'range', 'while', 'yield']],
    ['challenges', 1, 8, ['print']],
    ['python', 0, 1, ['print', 'range', 'while', 'yield']],
  ])('%s, chapter %i, level %i shows what was met on the way there', (course, chapter, level, slugs) => {
    expect(met(course, chapter, level)).toEqual(slugs);
  });

  test('a search looks at names and texts, within the group', () => {
    const found = (group: Parameters<typeof findPython>[1], search: string) =>
      findPython(book.entries, group, search, ({ slug }) => `About ${slug}.`).map(({ slug }) => slug);
    expect(found('all', 'RANGE(')).toEqual(['range']);
    expect(found('python', 'about w')).toEqual(['while']);
    expect(found('talk', '')).toHaveLength(0);
  });
});
