import { expect, test } from '@jest/globals';
import { visitorIdentity } from '../identity/identity.ts';
import { learnerOf } from './learner.ts';

const visitor = visitorIdentity('00000000-0000-4000-8000-000000000001');

test.each([
  ['a visitor', visitor, 'visitor', visitor.visitor],
  ['a parent', { ...visitor, role: 'parent', user: 'u' } as const, 'user', 'u'],
  ['a teacher', { ...visitor, role: 'teacher', user: 'u', organization: 'o' } as const, 'user', 'u'],
  [
    'a parent with a student',
    { ...visitor, role: 'parent', user: 'u', student: 's' } as const,
    'student',
    's',
  ],
  ["a parent's student", { ...visitor, role: 'student', user: 'u', student: 's' } as const, 'student', 's'],
  ["an organisation's student", { ...visitor, role: 'student', student: 's' } as const, 'student', 's'],
] as const)('%s learns as %s', (_name, identity, kind, id) => {
  expect(learnerOf(identity)).toEqual({ kind, id });
});
