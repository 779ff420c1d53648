import { expect, test } from '@jest/globals';
import { runRefusal } from './run-gate.rules.ts';

const open = { locked: false };
const withAccount = { locked: false, signUpToRun: true };
const locked = { locked: true };
const visitor = { isAnonymous: true, needsStudent: false, isPhone: false };
const student = { isAnonymous: false, needsStudent: false, isPhone: false };

test('a visitor runs what is open, and signs up for what needs an account to run', () => {
  expect(runRefusal(open, visitor)).toBeNull();
  expect(runRefusal(withAccount, visitor)).toBe('sign-up');
});

test('a visitor with a phone is asked to sign up for it, in every level', () => {
  expect(runRefusal(open, { ...visitor, isPhone: true })).toBe('mobile-sign-up');
  expect(runRefusal(withAccount, { ...visitor, isPhone: true })).toBe('mobile-sign-up');
});

test('an account runs everything that is open, on a phone too', () => {
  expect(runRefusal(withAccount, student)).toBeNull();
  expect(runRefusal(withAccount, { ...student, isPhone: true })).toBeNull();
});

test('a teacher first has to say who is playing', () => {
  expect(runRefusal(open, { ...student, needsStudent: true })).toBe('choose-student');
});

test('nobody can run a locked level', () => {
  expect(runRefusal(locked, visitor)).toBe('locked');
  expect(runRefusal(locked, student)).toBe('locked');
});
