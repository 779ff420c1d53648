import type { ListedClass } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { CLASSES } from '../../testing/school.ts';
import { nextName, previewOf, suggested } from './next-year.rules.ts';

test.each([
  ['5 Willow', '6 Willow'],
  ['Class 4b', 'Class 5b'],
  ['9a', '10a'],
  ['10a', '11a'],
  ['5٤', '5٤'],
  ['٤5', '٤5'],
  ['Lunch club', 'Lunch club'],
  ['الصف ٤', 'الصف ٤'],
])('after %s comes %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});

test('a class with a number is to move up, any other stays', () => {
  expect(suggested({ name: '5 Willow' })).toEqual({ next: 'moves-up', name: '6 Willow' });
  expect(suggested({ name: 'Lunch club' })).toEqual({ next: 'stays', name: 'Lunch club' });
});

test('a plan says how many students it moves, and which classes lack a name', () => {
  const listed = (id: string, name: string, student_count: number): ListedClass => ({
    ...CLASSES[0]!,
    id,
    name,
    student_count,
  });
  const all = [listed('a', '5a', 20), listed('b', '9b', 7), listed('c', 'Club', 3), listed('d', '6d', 4)];
  const plan = { b: { next: 'leaves', name: '' }, d: { next: 'moves-up', name: ' ' } } as const;
  expect(previewOf(all, plan)).toEqual({
    classes: [
      { class_id: 'a', next: 'moves-up', name: '6a' },
      { class_id: 'd', next: 'moves-up', name: '' },
      { class_id: 'b', next: 'leaves' },
    ],
    movingClasses: 2,
    moving: 24,
    leavingClasses: 1,
    leaving: 7,
    nameless: ['d'],
  });
});
