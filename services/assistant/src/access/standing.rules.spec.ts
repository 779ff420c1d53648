import { utcDay } from '@burrow/service-kit';
import { describe, expect, test } from '@jest/globals';
import {
  accessError,
  dailyLimit,
  exhaustedCode,
  isCounted,
  refusalOf,
  remaining,
  type Standing,
  toldLimit,
} from './standing.rules.ts';

const someone = (more: Partial<Standing> = {}): Standing => ({
  role: 'student',
  isVisitor: false,
  inOrganization: false,
  subscribedBy: null,
  courses: [],
  isEnabled: true,
  classLimit: null,
  ...more,
});
const VISITOR = someone({ role: 'visitor', isVisitor: true });
const STUDENT = someone({ inOrganization: true, subscribedBy: 'organization' });

test.each([
  ['a visitor', VISITOR, 5],
  ['a student without a plan', someone(), 20],
  ['a parent without a plan', someone({ role: 'parent' }), 20],
  ['a subscriber', someone({ subscribedBy: 'user' }), null],
  ['a student with a course', someone({ courses: ['python'] }), null],
  ['a student of a school with a plan', STUDENT, null],
])('%s has %p tips a day', (_name, standing, limit) => {
  expect(dailyLimit(standing)).toBe(limit);
});

test.each([
  ['a visitor is sent to sign up', VISITOR, 'assistant/sign-up-for-more'],
  ['a child’s session is never told to subscribe', someone(), 'assistant/tomorrow'],
  ['a student without a plan neither', someone({ inOrganization: true }), 'assistant/tomorrow'],
  ['a parent is told to upgrade', someone({ role: 'parent' }), 'assistant/upgrade-for-more'],
  ['a student with a plan is sent to the school', STUDENT, 'assistant/ask-organization'],
  [
    'so is one whose class has a limit',
    someone({ inOrganization: true, classLimit: 3 }),
    'assistant/ask-organization',
  ],
  [
    'a teacher is told to upgrade',
    someone({ role: 'teacher', inOrganization: true }),
    'assistant/upgrade-for-more',
  ],
  [
    'so is one whose class has a limit',
    someone({ role: 'teacher', inOrganization: true, classLimit: 3 }),
    'assistant/upgrade-for-more',
  ],
  ['a child outside a school waits too', someone({ classLimit: 3 }), 'assistant/tomorrow'],
])('%s', (_name, standing, code) => {
  expect(exhaustedCode(standing)).toBe(code);
});

describe('no help at all', () => {
  test.each([
    ['if it is switched off', someone({ isEnabled: false }), 'assistant/disabled'],
    [
      'for a parent’s plan inside a school',
      someone({ role: 'parent', inOrganization: true, subscribedBy: 'user' }),
      'assistant/invalid-registration',
    ],
    [
      'for that of a teacher who was a parent',
      someone({ role: 'teacher', inOrganization: true, subscribedBy: 'user' }),
      'assistant/invalid-registration',
    ],
    [
      'not for a teacher of a school with a plan',
      someone({ role: 'teacher', inOrganization: true, subscribedBy: 'organization' }),
      null,
    ],
    [
      'not for a student of a school whose parent has a plan',
      someone({ inOrganization: true, subscribedBy: 'user' }),
      null,
    ],
    ['else', STUDENT, null],
    ['not for a parent outside', someone({ role: 'parent', subscribedBy: 'user' }), null],
  ])('%s', (_name, standing, code) => {
    expect(refusalOf(standing)).toBe(code);
  });
});

test.each([
  ['the first dose of a visitor is free', VISITOR, 'nudge', [], false],
  ['the second one is counted', VISITOR, 'pointer', ['nudge'], true],
  ['what follows is not', VISITOR, 'line', ['nudge', 'pointer'], false],
  ['nor again', VISITOR, 'line', ['nudge', 'pointer', 'line'], false],
  ['a first dose that is more than a question is counted', VISITOR, 'pointer', [], true],
  ['of a student the first one is counted', someone(), 'nudge', [], true],
  ['and then none', someone(), 'pointer', ['nudge'], false],
] as const)('%s', (_name, standing, dose, before, counted) => {
  expect(isCounted(standing, { isComplete: false, dose, before })).toBe(counted);
  expect(isCounted(standing, { isComplete: true, dose, before })).toBe(false);
});

test('what is left is counted by kind, and in a class for both kinds together', () => {
  expect(remaining(VISITOR, { kind: 2, all: 6 })).toBe(3);
  expect(remaining(VISITOR, { kind: 9, all: 9 })).toBe(0);
  expect(remaining(STUDENT, { kind: 90, all: 90 })).toBeNull();
  expect(remaining({ ...STUDENT, classLimit: 4 }, { kind: 1, all: 3 })).toBe(1);
  expect(remaining(someone({ classLimit: 50 }), { kind: 19, all: 19 })).toBe(1);
  expect(toldLimit({ ...STUDENT, classLimit: 4 })).toBe(4);
  expect([toldLimit(STUDENT), toldLimit(someone())]).toEqual([null, 20]);
  expect([3, 50].map(classLimit => toldLimit(someone({ classLimit })))).toEqual([3, 20]);
});

test.each([
  ['open', VISITOR, null],
  ['account-to-run', VISITOR, null],
  ['account', VISITOR, 'level/account-needed'],
  ['account', someone(), null],
  ['plan', VISITOR, 'level/plan-needed'],
  ['plan', someone(), 'level/plan-needed'],
  ['plan', someone({ courses: ['other'] }), 'level/plan-needed'],
  ['plan', someone({ courses: ['python'] }), null],
  ['plan', STUDENT, null],
] as const)('a level that is %s', (access, standing, code) => {
  expect(accessError(access, standing, bought => bought === 'python')).toBe(code);
});

test('the day is the day in UTC', () => {
  expect(utcDay(new Date('2026-03-01T23:30:00-05:00'))).toBe('2026-03-02');
});
