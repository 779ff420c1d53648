import type { ResolvedSession } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { endedBy, isFor, messageText, NEW_MESSAGE, positionText, reachOf, TOLD_OF } from './stream.rules.ts';

test('a message is for the sessions of its audience only', () => {
  const session = { user: 'parent', student: null, class: 'parent' } as unknown as ResolvedSession;
  expect(isFor({ kind: 'user', id: 'parent' }, session)).toBe(true);
  expect(isFor({ kind: 'user', id: 'other' }, session)).toBe(false);
  expect(isFor({ kind: 'student', id: 'parent' }, session)).toBe(false);
});

test('what a class does is for its teachers and the administrators of its school', () => {
  const audience = { kind: 'class-teachers', id: '4b' } as const;
  const classes = new Map([['4b', { organization: 'meadow', teachers: ['ada', 'zoe'], guests: [] }]]);
  const isTold = (role: string, user: string | null, organization = 'meadow'): boolean =>
    isFor(audience, { role, user, organization, student: 'zoe' } as unknown as ResolvedSession, classes);
  expect([isTold('teacher', 'ada'), isTold('admin', 'omar')]).toEqual([true, true]);
  expect([isTold('teacher', 'bea'), isTold('admin', 'ada', 'harbour')]).toEqual([false, false]);
  expect([isTold('student', null), isTold('parent', 'zoe')]).toEqual([false, false]);
  expect([isTold('admin', null), isTold('teacher', 'ada', 'harbour')]).toEqual([false, false]);
  const head = { role: 'admin', user: 'omar', organization: 'meadow' } as unknown as ResolvedSession;
  expect(isFor({ ...audience, id: 'a class that is gone' }, head, classes)).toBe(false);
});

test('what a class is told, its guests are told too', () => {
  const classes = new Map([['4b', { organization: 'meadow', teachers: [], guests: ['zoe'] }]]);
  const isTold = (student: string | null, home: string) =>
    isFor({ kind: 'class', id: '4b' }, { student, class: home } as unknown as ResolvedSession, classes);
  expect([isTold('zoe', '4a'), isTold('kim', '4b')]).toEqual([true, true]);
  expect([isTold('ben', '4a'), isTold(null, '4a')]).toEqual([false, false]);
});

test('only those are looked at whom a message may be for', () => {
  const ties = new Map([['4b', { organization: 'meadow', teachers: ['ada'], guests: [] }]]);
  expect(
    reachOf(
      [
        { kind: 'user', id: 'mira' },
        { kind: 'student', id: 'pip' },
        { kind: 'class', id: '5a' },
        { kind: 'class-teachers', id: '4b' },
        { kind: 'class-teachers', id: 'a class that is gone' },
        { kind: 'organization', id: 'harbour' },
      ],
      ties,
    ),
  ).toEqual({
    users: ['mira'],
    students: ['pip'],
    classes: ['5a'],
    organizations: ['harbour'],
    schools: ['harbour', 'meadow'],
  });
});

test('a process hears which sessions have ended, and looks at all if it is not told', () => {
  expect(endedBy(NEW_MESSAGE)).toEqual([]);
  expect(endedBy('ended:a,b')).toEqual(['a', 'b']);
  expect([endedBy(''), endedBy('a,b'), endedBy('all ended:a')]).toEqual([null, null, null]);
});

test('a browser reads the topic and the position, from which it continues', () => {
  expect(messageText(7, 'account-changed')).toBe('id: 7\ndata: {"topic":"account-changed"}\n\n');
  expect(positionText(8)).toBe('event: position\nid: 8\ndata: {}\n\n');
});

const audience = { kind: 'student', id: 'ada' } as const;

test.each([
  ['payment/entitlement-changed', { owner: audience }, 'account-changed', audience],
  ['organization/class-changed', { class_id: '4b' }, 'account-changed', { kind: 'class', id: '4b' }],
  [
    'organization/organization-changed',
    { organization_id: 'meadow' },
    'account-changed',
    { kind: 'organization', id: 'meadow' },
  ],
  [
    'organization/class-entry-changed',
    { class_id: '4b' },
    'class-entry-changed',
    { kind: 'class-teachers', id: '4b' },
  ],
  ['organization/membership-changed', { member: audience }, 'account-changed', audience],
  [
    'learning/class-work-changed',
    { class_id: '4b' },
    'class-work-changed',
    { kind: 'class-teachers', id: '4b' },
  ],
  [
    'organization/class-joined',
    { class_id: '4b' },
    'class-entry-changed',
    { kind: 'class-teachers', id: '4b' },
  ],
  ['learning/feedback-changed', { student_id: 'ada' }, 'feedback-changed', audience],
  ['learning/access-changed', { audience }, 'access-changed', audience],
  ['learning/lesson-changed', { audience }, 'lesson-changed', audience],
] as const)('%s with %j tells %s to %j', (type, data, topic, told) => {
  expect(TOLD_OF[type]?.(data as never)).toEqual({ topic, audience: told });
});
