import { describe, expect, test } from '@jest/globals';
import { mayChoose } from './choose-student.rules.ts';

const own = { parent_id: 'me', organization_id: null, teacher_ids: null };
const pupil = { parent_id: null, organization_id: 'school', teacher_ids: ['me'] };

describe('who may learn in a session', () => {
  test.each([
    ['parent', null, own, true],
    ['parent', null, { ...own, parent_id: 'other' }, false],
    ['parent', null, pupil, false],
    ['teacher', 'school', pupil, true],
    ['teacher', 'school', { ...pupil, teacher_ids: ['other'] }, false],
    ['teacher', 'school', { ...pupil, teacher_ids: null }, false],
    ['teacher', 'other school', pupil, false],
    ['teacher', null, pupil, false],
    ['admin', 'school', { ...pupil, teacher_ids: [] }, true],
    ['admin', 'other school', pupil, false],
    ['admin', null, own, false],
    ['student', 'school', pupil, false],
  ] as const)('%s of %s: %j is %s', (role, organization, student, allowed) => {
    expect(mayChoose({ role, organization, user: 'me' }, student)).toBe(allowed);
  });

  test('nobody without an account', () => {
    expect(mayChoose({ role: 'parent', organization: null, user: null }, { ...own, parent_id: null })).toBe(
      false,
    );
  });
});
