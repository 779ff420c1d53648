import { loadWorld, startState } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { addTexts, startI18n, type Translate } from '@burrow/i18n';
import { beforeAll, expect, test } from '@jest/globals';
import { mapWords, tileWords } from './tile-words.rules.ts';

let t: Translate;
beforeAll(async () => {
  const i18n = await startI18n('en');
  await addTexts('quiz', code => import(`../locales/quiz/${code}.json`, { with: { type: 'json' } }));
  t = i18n.t as unknown as Translate;
});

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'collect', type: 'carrot', position: [4, 5] }),
      item({ action: 'collect', type: 'windmill', position: [4, 5] }),
      item({ action: 'open', type: 'gate', position: [2, 4] }),
    ],
    levelGoals: [goal({ action: 'open', type: 'gate', position: [2, 5], targetPosition: [2, 4] })],
  }),
);
const start = startState(world);

test.each([
  [[4, 5], 'Column 5, row 6: carrot, windmill'],
  [[2, 5], 'Column 3, row 6: Moss, facing right, X mark'],
  [[0, 0], 'Column 1, row 1: free'],
  [[12, 5], 'Column 13, row 6: blocked'],
] as const)('tile %j is described as %j', (tile, words) => {
  expect(tileWords(world, start, [...tile], t, 'Moss')).toBe(words);
});

test('what is gone is free ground', () => {
  const gone = { ...start, items: start.items.map(each => ({ ...each, status: 'gone' as const })) };
  expect(tileWords(world, gone, [4, 5], t, 'Moss')).toBe('Column 5, row 6: free');
  expect(mapWords(world, gone, t, 'Moss')).toBe('The map. Column 3, row 6: Moss, facing right, X mark');
});

test('a map is told from its upper left, with every tile on which something is, and no other', () => {
  expect(mapWords(world, start, t, 'Moss')).toBe(
    'The map. Column 3, row 5: gate; Column 3, row 6: Moss, facing right, X mark; Column 5, row 6: carrot, windmill',
  );
});

test('a mark of several is told on its own tile', () => {
  const action = 'open' as const;
  const levelGoals = [goal({ action, position: [2, 5] }), goal({ action, position: [3, 3] })];
  const marked = loadWorld(fieldLevel({ items: [], levelGoals }));
  expect(tileWords(marked, startState(marked), [3, 3], t, 'Moss')).toBe('Column 4, row 4: X mark');
});

test('a thing has a name in words, not that of its picture', () => {
  const items = [item({ action: 'collect', type: 'pole', position: [4, 5] })];
  const named = loadWorld(fieldLevel({ items, levelGoals: [] }));
  expect(tileWords(named, startState(named), [4, 5], t, 'Moss')).toBe('Column 5, row 6: flag pole');
});

test('a thing in the last column and row is on the map', () => {
  const last = loadWorld(
    fieldLevel({ items: [item({ action: 'collect', type: 'carrot', position: [11, 9] })], levelGoals: [] }),
  );
  expect(mapWords(last, startState(last), t, 'Moss')).toContain('Column 12, row 10: carrot');
});
