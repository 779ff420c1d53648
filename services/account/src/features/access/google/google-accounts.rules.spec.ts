import { expect, test } from '@jest/globals';
import { googleOutcome } from './google-accounts.rules.ts';

const owner = { id: 'x', has_password: true, google_subject: null, confirmed: true };

test.each([
  ['nobody', undefined, 'new'],
  ['a sign-up that was never confirmed', { ...owner, confirmed: false }, 'new'],
  ['an account with a password', owner, 'ask-password'],
  ['an account without one', { ...owner, has_password: false }, 'link'],
  ['an account of another Google account', { ...owner, google_subject: 'y' }, 'taken'],
  ['such an account without a password', { ...owner, has_password: false, google_subject: 'y' }, 'taken'],
] as const)('%s has the address: %s', (_, found, outcome) => expect(googleOutcome(found)).toBe(outcome));
