import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isAskedAboutVisitor } from './visitor-try.rules.ts';

const nobody = { role: 'visitor', staff: false, impersonator: null, student: null } as const;
const student = randomUUID();
const impersonator = randomUUID();

test.each([
  ['a student', { role: 'student', student }, true],
  ['a parent alone, who learns too', { role: 'parent' }, true],
  ['a parent with a child', { role: 'parent', student }, true],
  ['a visitor, whose it is anyway', {}, false],
  ['a teacher', { role: 'teacher' }, false],
  ['a teacher with a student', { role: 'teacher', student }, false],
  ['an administrator with a student', { role: 'admin', student }, false],
  ['staff', { role: 'parent', staff: true }, false],
  ['somebody who acts as a student', { role: 'student', student, impersonator }, false],
  ['somebody who acts as a parent', { role: 'parent', student, impersonator }, false],
] as const)('%s: asked whether a try from before is theirs, or not', (_who, identity, isAsked) => {
  expect(isAskedAboutVisitor({ ...nobody, ...identity })).toBe(isAsked);
});
