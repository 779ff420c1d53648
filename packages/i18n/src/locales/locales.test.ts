import { API_ERRORS } from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import { BADGES } from '@burrow/contracts';
import badgeNames from './badge-names/en.json' with { type: 'json' };
import en from './shell/en.json' with { type: 'json' };

test('every answer of the server that does not belong to an area has a text', () => {
  const ofOneArea = /^(assistant|auth|certificate|level|organization|profile|quiz|user)\//;
  const shared = Object.keys(API_ERRORS).filter(code => !ofOneArea.test(code));
  shared.push('auth/not-logged-in', 'auth/forbidden', 'user/unknown-language', 'network');
  expect(shared.filter(code => !(code in en.errors))).toEqual([]);
});

test('the question before an action has its default texts', () => {
  expect(en.confirm).toEqual({ title: 'Are you sure?', ok: 'Ok', cancel: 'Cancel' });
});

test('what is said about a confirmed address is as specified', () => {
  expect(en.emailVerified).toEqual({
    yes: 'Your email has been successfully verified.',
    no: 'There was an error verifying your email.',
  });
});

test('every badge has a name, and no two share one', () => {
  expect(Object.keys(badgeNames).toSorted()).toEqual(BADGES.map(({ id }) => id).toSorted());
  expect(new Set(Object.values(badgeNames)).size).toBe(BADGES.length);
});
