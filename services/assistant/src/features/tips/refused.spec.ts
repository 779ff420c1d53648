import { API_ERRORS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { refused, REFUSAL_TEXTS } from './refused.ts';

const CODES = Object.keys(API_ERRORS).filter(code => code.startsWith('assistant/'));

test.each([...REFUSAL_TEXTS])('%s has a text for every refusal, and for nothing else', (_language, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(CODES.toSorted());
});

test('the texts that are specified are exactly as specified', () => {
  const out = 'You are out of credits for the coding assistant!';
  const detail = (code: Parameters<typeof refused>[0], language = 'en') => refused(code, language).detail;
  expect(detail('assistant/upgrade-for-more')).toBe(
    `${out} Please upgrade to get unlimited credits so that I can continue helping you.`,
  );
  expect(detail('assistant/sign-up-for-more', 'eu')).toBe(
    `${out} Please sign up to get more free credits so that I can continue helping you.`,
  );
  expect(detail('assistant/ask-organization', '__proto__')).toBe(
    `${out} Please contact your organization to get more credits so that I can continue helping you.`,
  );
  expect(detail('assistant/disabled')).toBe("Student's assistant is disabled by admin");
  expect(detail('assistant/disabled', 'ar')).toMatch(/\p{Script=Arabic}/u);
});
