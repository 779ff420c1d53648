import { loadWorld, startState } from '@burrow/world';
import { fieldLevel, item } from '@burrow/world/testing';
import type { Translate } from '@burrow/i18n';
import { beforeAll, expect, test } from '@jest/globals';
import { english } from '../../testing/english.ts';
import { mapSummary } from './map-summary.rules.ts';

let t: Translate;

beforeAll(async () => {
  t = await english();
});

test('the map begins with where you are, what is in front of you, and what there is', () => {
  const carrots = [4, 6].map(column => item({ action: 'collect', type: 'carrot', position: [column, 5] }));
  const level = loadWorld(fieldLevel({ items: carrots, levelGoals: [] }));
  const summary = mapSummary(level, startState(level), t);
  expect(summary).toBe(
    'You are in column 3, row 6, facing right. In front of you: free. On the map: carrot × 2.',
  );
  const begin = startState(level);
  const atEdge = { ...begin, player: { ...begin.player, position: [0, 0], facing: [0, -1] } } as const;
  expect(mapSummary(level, atEdge as typeof begin, t)).toContain('In front of you: the edge of the map.');
});
