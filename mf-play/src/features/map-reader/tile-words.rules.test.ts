import { loadWorld, replay, startState } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import type { Translate } from '@burrow/i18n';
import { beforeAll, expect, test } from '@jest/globals';
import { english } from '../../testing/english.ts';
import { tileWords } from './tile-words.rules.ts';

let t: Translate;

beforeAll(async () => {
  t = await english();
});

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'collect', type: 'carrot', position: [4, 5] }),
      item({ action: 'open', type: 'gate', position: [2, 4] }),
      item({ action: 'none', type: 'small house', position: [7, 7] }),
    ],
    levelGoals: [goal({ action: 'open', type: 'gate', position: [2, 5], targetPosition: [2, 4] })],
  }),
);
const start = startState(world);

test.each([
  [[4, 5], 'Column 5, row 6: carrot'],
  [[2, 4], 'Column 3, row 5: gate, closed'],
  [[2, 5], 'Column 3, row 6: you, facing right, X mark'],
  [[0, 0], 'Column 1, row 1: free'],
  [[7, 7], 'Column 8, row 8: small house'],
  [[12, 5], 'Column 13, row 6: blocked'],
] as const)('tile %j is described as %j', (tile, words) => {
  expect(tileWords(world, start, [...tile], t)).toBe(words);
});

test('what is gone is not mentioned any more', () => {
  const creative = loadWorld({ ...world.level, levelGoals: [] });
  const { final } = replay(creative, [
    ['move_forward', 1, 1],
    ['collect', 'carrot', 2],
  ]);
  expect(tileWords(creative, final, [4, 5], t)).toBe('Column 5, row 6: free');
});

test('what a sign says is told with it, if it says something', () => {
  const board = item({ action: 'write', type: 'board', position: [3, 3] });
  const withText = (text: string | null) => {
    const level = loadWorld(fieldLevel({ items: [board] }));
    const state = startState(level);
    return tileWords(level, { ...state, items: state.items.map(each => ({ ...each, text })) }, [3, 3], t);
  };
  expect(withText('Go left')).toBe('Column 4, row 4: board (Go left)');
  expect([withText(''), withText(null)]).toEqual(['Column 4, row 4: board', 'Column 4, row 4: board']);
});

test('everything on a tile is told, each by its own name', () => {
  const items = ['carrot', 'windmill'].map(type => item({ action: 'collect', type, position: [2, 5] }));
  const level = loadWorld(fieldLevel({ items, levelGoals: [] }));
  expect(tileWords(level, startState(level), [2, 5], t)).toBe(
    'Column 3, row 6: carrot, windmill, you, facing right',
  );
});
