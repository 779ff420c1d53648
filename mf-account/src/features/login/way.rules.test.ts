import { expect, test } from '@jest/globals';
import { firstWay } from './way.rules.ts';

test.each([
  [null, null, 'student'],
  [null, 'organization/classes', 'adult'],
  [null, 'organization', 'adult'],
  [null, 'organizations-of-the-farm', 'student'],
  [null, 'play/python/intro-level1', 'student'],
  ['student', 'organization/classes', 'student'],
  ['adult', null, 'adult'],
  ['nobody', null, 'student'],
])('who=%s, next=%s: %s', (who, next, way) => {
  expect(firstWay(who, next)).toBe(way);
});
