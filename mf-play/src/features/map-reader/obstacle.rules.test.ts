import { loadWorld } from '@burrow/world';
import { expect, test } from '@jest/globals';
import en from '../../locales/timeline/en.json' with { type: 'json' };
import { Visitor } from '../../testing/visitor.ts';
import { obstacleAt } from './obstacle.rules.ts';

test.each(['intro-level1', 'intro-level2'])('what blocks a tile of %s has a name and words', slug => {
  const level = new Visitor().level(slug);
  if (!level) throw new Error(`${slug} was not recorded`);
  const { grid } = loadWorld(level);
  const blocked = Array.from(grid.blocked).flatMap((is, index) =>
    is ? [obstacleAt(level.map, [index % grid.width, Math.floor(index / grid.width)])] : [],
  );
  expect(blocked.length).toBeGreaterThan(20);
  expect(blocked.filter(name => name === null)).toEqual([]);
  expect(blocked).toEqual(expect.arrayContaining(['fence', 'house', 'tree']));
  const known = Object.keys(en.map.obstacles);
  expect(blocked.filter(name => name !== null && !known.includes(name))).toEqual([]);
});
