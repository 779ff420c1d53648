import { expect, test } from '@jest/globals';
import { firstSteps, type Reached } from './first-steps.rules.ts';

const NOTHING: Reached = { adults: 1, invitations: 0, classes: 0, students: 0, hasPlayed: undefined };
const doneOf = (more: Partial<Reached> = {}) =>
  firstSteps({ ...NOTHING, ...more })
    ?.filter(({ isDone }) => isDone)
    .map(({ name }) => name);

test.each([
  ['a school that was registered a moment ago', {}, []],
  ['somebody was invited', { invitations: 1 }, ['teachers']],
  ['a colleague has come', { adults: 2 }, ['teachers']],
  [
    'a class with a student who has played',
    { classes: 1, students: 1, hasPlayed: true },
    ['class', 'students', 'play'],
  ],
])('%s', (_about, reached, done) => {
  expect(doneOf(reached)).toEqual(['school', 'address', ...done]);
});

test('nothing is said before it is known', () => {
  for (const unknown of ['adults', 'invitations', 'classes', 'students'])
    expect(firstSteps({ ...NOTHING, [unknown]: undefined })).toBeNull();
});

test('a step leads to where it is taken', () => {
  const steps = firstSteps(NOTHING)?.flatMap(({ name, to }) => (to === undefined ? [] : [[name, to]]));
  expect(steps).toEqual([
    ['teachers', 'organization/teachers/add'],
    ['class', 'organization/classes/add'],
    ['students', 'organization/students/add'],
  ]);
});
