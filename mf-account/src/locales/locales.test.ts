import { expect, test } from '@jest/globals';
import profileEn from './profile/en.json' with { type: 'json' };

test('the texts of the sign-up dialog are as specified', () => {
  expect([profileEn.goToSignUp.title, profileEn.goToSignUp.attempts]).toEqual([
    'Sign Up to Continue',
    'You have used all your runs for today. Sign up for more.',
  ]);
});
