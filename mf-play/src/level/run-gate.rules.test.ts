import { expect, test } from '@jest/globals';
import { runRefusal } from './run-gate.rules.ts';

const level = (slug: string, locked = false) => ({ slug, locked });
const visitor = { isAnonymous: true, needsStudent: false, isPhone: false };
const student = { isAnonymous: false, needsStudent: false, isPhone: false };

test.each([
  ['intro-level1', null],
  ['intro-level4', null],
  ['intro-level5', 'sign-up'],
  ['intro-level6', 'sign-up'],
  ['intro-level7', 'sign-up'],
] as const)('a visitor who runs %s: %s', (slug, refusal) => {
  expect(runRefusal(level(slug), visitor)).toBe(refusal);
});

test('a visitor with a phone is asked to sign up for it, in every level', () => {
  expect(runRefusal(level('intro-level1'), { ...visitor, isPhone: true })).toBe('mobile-sign-up');
  expect(runRefusal(level('intro-level5'), { ...visitor, isPhone: true })).toBe('mobile-sign-up');
});

test('an account runs everything that is open, on a phone too', () => {
  expect(runRefusal(level('intro-level5'), student)).toBeNull();
  expect(runRefusal(level('intro-level5'), { ...student, isPhone: true })).toBeNull();
});

test('a teacher has to say first who plays', () => {
  expect(runRefusal(level('intro-level1'), { ...student, needsStudent: true })).toBe('choose-student');
});

test('a locked level runs for nobody', () => {
  expect(runRefusal(level('intro-level1', true), visitor)).toBe('locked');
  expect(runRefusal(level('intro-level1', true), student)).toBe('locked');
});
