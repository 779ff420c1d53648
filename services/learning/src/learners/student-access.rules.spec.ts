import { describe, expect, test } from '@jest/globals';
import { maySeeStudent, mayTeachStudent, type StudentTies } from './student-access.rules.ts';

const ties: StudentTies = { parentId: 'parent', organizationId: 'school', teacherIds: ['teacher'] };
const nobody = { role: 'parent', user: null, student: null, staff: false, organization: null } as const;
const may = (asking: Partial<Parameters<typeof maySeeStudent>[0]>, of: StudentTies | null = ties) =>
  maySeeStudent({ ...nobody, ...asking }, 'student', of);

describe('who may see a student', () => {
  test.each([
    ['the student', { role: 'student', student: 'student' }, true],
    ['another student', { role: 'student', student: 'other', user: 'parent' }, false],
    [
      'a student of the same school',
      { role: 'student', student: 'other', user: 'x', organization: 'school' },
      false,
    ],
    ['the parent', { role: 'parent', user: 'parent' }, true],
    ['another parent', { role: 'parent', user: 'other' }, false],
    [
      'another parent who has chosen the student',
      { role: 'parent', user: 'other', student: 'student' },
      false,
    ],
    ['a teacher of the class', { role: 'teacher', user: 'teacher', organization: 'school' }, true],
    ['another teacher of the school', { role: 'teacher', user: 'other', organization: 'school' }, false],
    [
      'a teacher of the class who works in another school now',
      { role: 'teacher', user: 'teacher', organization: 'elsewhere' },
      false,
    ],
    ['an administrator of the school', { role: 'admin', user: 'admin', organization: 'school' }, true],
    ['another administrator', { role: 'admin', user: 'admin', organization: 'elsewhere' }, false],
    ['an administrator of nothing', { role: 'admin', user: 'admin', organization: null }, false],
    ['staff', { role: 'parent', user: 'other', staff: true }, true],
    ['a visitor', { role: 'visitor' }, false],
  ] as const)('%s: %s %s', (_who, asking, expected) => {
    expect(may(asking)).toBe(expected);
  });

  test('a student who is not known yet may be seen only by who has chosen them, and by the student', () => {
    expect(may({ role: 'student', student: 'student' }, null)).toBe(true);
    expect(may({ role: 'parent', user: 'parent', student: 'student' }, null)).toBe(true);
    expect(may({ role: 'parent', user: 'parent' }, null)).toBe(false);
    expect(may({ role: 'parent', user: 'other', staff: true }, null)).toBe(false);
  });

  test('a missing account or organisation connects nobody', () => {
    const free = { parentId: null, organizationId: null, teacherIds: [] };
    expect(may({ role: 'admin', user: 'admin', organization: null }, free)).toBe(false);
    expect(may({ role: 'parent', user: null }, free)).toBe(false);
  });
});

describe('who teaches a student now', () => {
  const ties = { parentId: 'parent', organizationId: 'meadow', teacherIds: ['moss', 'reed'] };
  type Asking = Parameters<typeof mayTeachStudent>[0];
  const may = (role: Asking['role'], user: string | null, organization: string | null) =>
    mayTeachStudent({ role, user, organization }, ties);

  test('are the teachers of the class and the administrators of the school', () => {
    expect([may('teacher', 'reed', 'meadow'), may('admin', 'head', 'meadow')]).toEqual([true, true]);
  });

  test.each([
    ['another teacher of the school', 'teacher', 'fern', 'meadow'],
    ['a teacher of the class who left for another school', 'teacher', 'moss', 'hill'],
    ['a teacher of the class without a school', 'teacher', 'moss', null],
    ['an administrator of another school', 'admin', 'head', 'hill'],
    ['a parent, even one who is named as a teacher', 'parent', 'moss', 'meadow'],
    ['somebody whom nobody knows', 'admin', null, 'meadow'],
  ] as const)('is not %s', (_who, role, user, organization) => {
    expect(may(role, user, organization)).toBe(false);
  });

  test('is nobody of a student without a school, or who is not known yet', () => {
    const head = { role: 'admin', user: 'head', organization: null } as const;
    expect(mayTeachStudent(head, { ...ties, organizationId: null })).toBe(false);
    expect(mayTeachStudent({ ...head, organization: 'meadow' }, null)).toBe(false);
  });
});
