import { describe, expect, test } from '@jest/globals';
import { maySeeClass } from './class-access.rules.ts';

const CLASS = { organizationId: 'meadow', teacherIds: ['moss', 'reed'] };
const asking = (
  role: 'admin' | 'teacher' | 'parent' | 'student' | 'visitor',
  user: string | null,
  organization: string | null = 'meadow',
) => ({ role, user, organization });

describe('the work of a class is seen', () => {
  test.each([
    ['by each of its teachers', asking('teacher', 'reed'), true],
    ['by an administrator of the school, who need not teach it', asking('admin', 'head'), true],
    ['not by another teacher of the school', asking('teacher', 'fern'), false],
    ['not by a teacher of it who left for another school', asking('teacher', 'moss', 'hill'), false],
    ['not by an administrator of another school', asking('admin', 'head', 'hill'), false],
    ['not by an administrator without a school', asking('admin', 'head', null), false],
    ['not by a parent, even one who teaches it elsewhere', asking('parent', 'moss'), false],
    ['not by a student', asking('student', null), false],
    ['not by an administrator whom nobody knows', asking('admin', null), false],
    ['not by a visitor', asking('visitor', null, null), false],
  ])('%s', (_who, who, may) => expect(maySeeClass(who, CLASS)).toBe(may));
});
