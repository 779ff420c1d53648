import { BADGE_IDS } from '@burrow/contracts';
import bodies from '@burrow/art/dist/badges.json' with { type: 'json' };
import { expect, test } from '@jest/globals';
import ar from '../../locales/badges/ar.json' with { type: 'json' };
import en from '../../locales/badges/en.json' with { type: 'json' };
import { NO_BADGES, SOME_BADGES } from '../../testing/earned.ts';
import { badgeGroups, givenCount, showsProgress } from './badge-groups.rules.ts';

test('all badges are in one of four groups, in the order of contracts whatever the answer’s order is', () => {
  const groups = badgeGroups(SOME_BADGES.toReversed());
  expect(groups.map(({ name, badges }) => [name, badges.length])).toEqual([
    ['recovery', 8],
    ['rewriting', 7],
    ['transfer', 5],
    ['persistence', 4],
  ]);
  expect(groups.flatMap(({ badges }) => badges.map(({ id }) => id))).toEqual(BADGE_IDS);
});

test('given badges are counted', () => {
  expect([givenCount(NO_BADGES), givenCount(SOME_BADGES)]).toEqual([0, 5]);
});

test('how far is shown of what takes several steps, until it is given', () => {
  const shown = SOME_BADGES.filter(showsProgress).map(({ id }) => id);
  expect(shown).toEqual(expect.arrayContaining(['builder', 'two-ways']));
  expect(shown).not.toContain('error-reader');
  expect(shown).not.toContain('farm-keeper');
});

test.each(BADGE_IDS)('%s has a picture and its lines in both languages', id => {
  expect(bodies[id as keyof typeof bodies]).toContain('badge-icon');
  for (const texts of [en, ar])
    for (const line of ['what', 'got'] as const) expect(texts[id][line].length).toBeGreaterThan(3);
});
