import { expect, test } from '@jest/globals';
import { badgeOf } from './class-badge.rules.ts';

test.each([
  ['5 Willow', '5W'],
  ['7A Computing', '7A'],
  ['Class 4a', '4A'],
  ['My 4a', '4A'],
  ['Lunch club', 'LC'],
  ['Hazel', 'HA'],
  ['三年二班', '三年'],
])('%s: %s', (name, badge) => expect(badgeOf(name)).toBe(badge));

test('spaces do not count', () => expect(badgeOf('  Lunch  club')).toBe('LC'));
