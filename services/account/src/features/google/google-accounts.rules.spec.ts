import { expect, test } from '@jest/globals';
import { googleOutcome } from './google-accounts.rules.ts';

const owner = { id: 'x', has_password: true, google_subject: null, confirmed: true };

test.each([
  ['nobody', undefined, 'begin'],
  ['a sign-up that was never confirmed', { ...owner, confirmed: false }, 'begin'],
  ['an account with a password', owner, 'ask-password'],
  ['an account without one', { ...owner, has_password: false }, 'link'],
  ['an account of another Google account', { ...owner, google_subject: 'y' }, 'refuse'],
  ['such an account without a password', { ...owner, has_password: false, google_subject: 'y' }, 'refuse'],
] as const)('%s has the address: %s', (_, found, outcome) => expect(googleOutcome(found)).toBe(outcome));
