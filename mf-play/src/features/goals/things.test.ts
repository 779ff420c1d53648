import { loadContent } from '@burrow/content';
import { expect, test } from '@jest/globals';
import ar from '../../locales/play/ar.json' with { type: 'json' };
import en from '../../locales/play/en.json' with { type: 'json' };

const wanted = Object.values(loadContent().levels).flatMap(({ levelGoals, variants = [] }) =>
  [levelGoals, ...variants.map(variant => variant.levelGoals ?? [])].flat().map(({ type }) => type),
);

test.each([
  ['English', en.things],
  ['Arabic', ar.things],
])('everything that the goals of the courses name has a name in %s', (_language, things) => {
  const types = [...new Set(wanted)].filter(type => type !== '' && type !== 'any');
  expect(types.length).toBeGreaterThan(25);
  expect(types.filter(type => !Object.hasOwn(things, type))).toEqual([]);
});
