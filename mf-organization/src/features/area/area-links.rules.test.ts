import { expect, test } from '@jest/globals';
import { areaLinks } from './area-links.rules.ts';

const keysFor = (isAdmin: boolean) => areaLinks({ isAdmin }).map(({ key }) => key);

test('an administrator opens every page, a teacher only those of classes, students and their own place', () => {
  expect(keysFor(true)).toEqual(['details', 'teachers', 'classes', 'students', 'audit', 'membership']);
  expect(keysFor(false)).toEqual(['classes', 'students', 'membership']);
});

test('each link leads to the page of its name', () => {
  for (const { key, to } of areaLinks({ isAdmin: true })) expect(to).toBe(`organization/${key}`);
});
