import { describe, expect, test } from '@jest/globals';
import { mayChoose } from './choose-student.rules.ts';

const own = { parent_id: 'me', organization_id: null, teacher_ids: null };
const schoolStudent = { parent_id: null, organization_id: 'school', teacher_ids: ['me'] };

describe('who may learn in a session', () => {
  test.each([
    ['parent', null, own, true],
    ['parent', null, { ...own, parent_id: 'other' }, false],
    ['parent', null, schoolStudent, false],
    ['teacher', 'school', schoolStudent, true],
    ['teacher', 'school', { ...schoolStudent, teacher_ids: ['other'] }, false],
    ['teacher', 'school', { ...schoolStudent, teacher_ids: null }, false],
    ['teacher', 'other school', schoolStudent, false],
    ['teacher', null, schoolStudent, false],
    ['admin', 'school', { ...schoolStudent, teacher_ids: [] }, true],
    ['admin', 'other school', schoolStudent, false],
    ['admin', null, own, false],
    ['student', 'school', schoolStudent, false],
  ] as const)('%s of %s: %j is %s', (role, organization, student, allowed) => {
    expect(mayChoose({ role, organization, user: 'me' }, student)).toBe(allowed);
  });

  test('nobody without an account', () => {
    expect(mayChoose({ role: 'parent', organization: null, user: null }, { ...own, parent_id: null })).toBe(
      false,
    );
  });
});
