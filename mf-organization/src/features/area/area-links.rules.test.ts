import { expect, test } from '@jest/globals';
import { areaLinks } from './area-links.rules.ts';

const keysFor = (isAdmin: boolean) => areaLinks({ isAdmin }).map(({ key }) => key);

test('the menu leads an administrator to every page of the school, a teacher only to those of classes, students and their own place', () => {
  expect(keysFor(true)).toEqual(['details', 'teachers', 'classes', 'students', 'audit']);
  expect(keysFor(false)).toEqual(['classes', 'students', 'membership']);
});

test('each link leads to the page of its name', () => {
  for (const { key, to } of areaLinks({ isAdmin: true })) expect(to).toBe(`organization/${key}`);
});
