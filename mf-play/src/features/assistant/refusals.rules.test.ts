import { expect, test } from '@jest/globals';
import { refusalOf, wayOn } from './refusals.rules.ts';
import { tipType } from './tip-type.rules.ts';

const parent = { student_id: 's1', is_student: false };
const student = { student_id: 's1', is_student: true };
const adult = { student_id: null, is_student: false };

test.each([
  'assistant/upgrade-for-more', 'assistant/sign-up-for-more', 'assistant/ask-organization', 'assistant/tomorrow',
  'assistant/invalid-registration', 'assistant/disabled',
])('%s refuses a tip', code => expect(refusalOf({ code })).toBe(code)); // prettier-ignore

test('any other error means that the request failed', () => {
  expect(refusalOf({ code: 'internal' })).toBeNull();
});

test.each([
  ['assistant/invalid-registration', null, 'schools'],
  ['assistant/invalid-registration', parent, 'schools'],
  ['assistant/sign-up-for-more', null, 'sign-up'],
  ['assistant/sign-up-for-more', parent, null],
  ['assistant/upgrade-for-more', parent, 'upgrade'],
  ['assistant/upgrade-for-more', student, null],
  ['assistant/tomorrow', student, null],
  ['assistant/upgrade-for-more', adult, null],
  ['assistant/upgrade-for-more', null, null],
  ['assistant/ask-organization', parent, null],
  ['assistant/disabled', null, null],
] as const)('from %s the button for %j leads to %s', (refusal, user, way) => {
  expect(wayOn(refusal, user)).toBe(way);
});

test('tips for challenges are counted apart', () => {
  expect([tipType('python'), tipType('challenges')]).toEqual(['level_assistant', 'challenge_assistant']);
});
