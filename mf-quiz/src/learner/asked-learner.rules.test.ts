import { NOBODY } from '@burrow/client/testing';
import { expect, test } from '@jest/globals';
import { askedLearner, whoseAre } from './asked-learner.rules.ts';

const ID = '6b1c7f0e-58e4-4f0b-9a53-2d7d2a1f9c10';
const OTHER = '11111111-58e4-4f0b-9a53-2d7d2a1f9c10';
const details = { id: ID, username: 'maya7', character: 'Rabbit', assistant_enabled: true };
const CHILD = { ...NOBODY, is_student: true, student_id: ID, student_details: details };
const PARENT = { ...NOBODY, is_student: false, student_id: ID, student_details: details };

test('a path asks for the caller or for a student, and nothing else is a learner', () => {
  expect(askedLearner('me')).toEqual({ kind: 'own' });
  expect(askedLearner(ID.toUpperCase())).toEqual({ kind: 'student', id: ID });
  for (const part of [undefined, '', 'maya7', `${ID}1`, '42']) expect(askedLearner(part)).toBeNull();
});

test.each([
  ['a visitor who asks for their own', { kind: 'own' }, null, { kind: 'mine' }],
  ['a student who asks for their own', { kind: 'own' }, CHILD, { kind: 'mine' }],
  ['a student by their id', { kind: 'student', id: ID }, CHILD, { kind: 'mine' }],
  ['an adult who tries it themselves', { kind: 'own' }, { ...PARENT, student_id: null, student_details: null }, { kind: 'mine' }],
  ['an adult for whom a student is chosen', { kind: 'own' }, PARENT, { kind: 'of', name: 'maya7' }],
  ['a parent who asks for the chosen student', { kind: 'student', id: ID }, PARENT, { kind: 'of', name: 'maya7' }],
  ['a parent who asks for another student', { kind: 'student', id: OTHER }, PARENT, { kind: 'unsaid' }],
  ['a visitor who asks for a student', { kind: 'student', id: ID }, null, { kind: 'unsaid' }],
] as const)('%s', (_who, asked, user, whose) => {
  expect(whoseAre(asked, user)).toEqual(whose);
}); // prettier-ignore
