import { PLAYER_COMMANDS } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import { describe, expect, test } from '@jest/globals';
import ar from '../../locales/code-book.ar.json' with { type: 'json' };
import en from '../../locales/code-book.en.json' with { type: 'json' };
import { CODE_BOOK, signatureOf } from './code-book.data.ts';
import { findEntries } from './code-book.rules.ts';
import { sceneLevel } from './scene-world.ts';

test('the book has each of the sixteen commands once', () => {
  expect(CODE_BOOK.map(({ command }) => command).toSorted()).toEqual(PLAYER_COMMANDS.toSorted());
});

describe.each(CODE_BOOK)('$command', entry => {
  test('its example does in the world what it says', () => {
    const { steps, final } = replay(loadWorld(sceneLevel(entry.scene)), entry.commands);
    expect(final.failed).toBeNull();
    expect(steps).toHaveLength(entry.commands.length);
    expect(steps.every(({ events }) => events.length > 0)).toBe(true);
  });

  test('its example calls the commands of the picture, on their lines', () => {
    const called = entry.example.split('\n').flatMap((line, index) => {
      const call = /player\.(\w+)\(/.exec(line);
      return call ? [[call[1], index + 1]] : [];
    });
    expect(called).toEqual(entry.commands.map(([name, , line]) => [name, line]));
    expect(called.map(([name]) => name)).toContain(entry.command);
  });

  test('it has its words in both languages, and says what stands in its brackets', () => {
    for (const { entries } of [en, ar]) {
      const words: Partial<Record<string, string>> = entries[entry.command];
      expect(words['text'] && words['picture']).toBeTruthy();
      expect(Boolean(words['argument'])).toBe(entry.parameters !== '');
    }
  });
});

test('a signature is the call', () => {
  expect(CODE_BOOK.slice(0, 2).map(signatureOf)).toEqual([
    'player.move_forward(steps=1)',
    'player.turn_left()',
  ]);
});

describe('a search', () => {
  const words: Readonly<Record<string, { text: string }>> = en.entries;
  const found = (search: string, group: Parameters<typeof findEntries>[1] = 'all') =>
    findEntries(CODE_BOOK, group, search, ({ command }) => words[command]?.text ?? '').map(
      ({ command }) => command,
    );

  test.each([
    ['', 16],
    ['turn', 2],
    ['GATE', 2],
    ['move_forward', 1],
    ['move forward', 1],
    ['player.open', 1],
    ['sign variable', 1],
    ['spaceship', 0],
  ])('for %j finds %i', (search, count) => {
    expect(found(search)).toHaveLength(count);
  });

  test('stays in its group', () => {
    expect(found('', 'talk')).toEqual(['speak', 'write', 'read', 'question']);
    expect(found('gate', 'move')).toEqual([]);
  });
});
