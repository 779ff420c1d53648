import {
  PYTHON_ERROR_CONTEXTS,
  PYTHON_ERRORS,
  WORLD_ERROR_CONTEXTS,
  WORLD_ERRORS,
} from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import assistantEn from './assistant/en.json' with { type: 'json' };
import ar from './play/ar.json' with { type: 'json' };
import dialogsEn from './play-dialogs/en.json' with { type: 'json' };
import en from './play/en.json' with { type: 'json' };

/** Texts of goals that the level's author says. */
const TOLD = ['world/compare-mismatch_told', 'world/uses-missing_told', 'world/variable-missing_told'];

test('every error that a run can raise has a text', () => {
  const codes = Object.keys(en.runErrors);
  const needed = [
    'unexpected',
    ...WORLD_ERRORS,
    ...WORLD_ERROR_CONTEXTS,
    ...PYTHON_ERRORS,
    ...PYTHON_ERROR_CONTEXTS,
    ...TOLD,
  ];
  expect(codes.toSorted()).toEqual(needed.toSorted());
});

/** Texts that are verbatim from the specification, and errors that the learner cannot mend. */
const FIXED = ['unexpected', 'python/time-limit', 'python/not-initialized', 'python/stopped'];

test.each([
  ['en', en],
  ['ar', ar],
])('each text of an error says what happened and what to try, in two short sentences: %s', (_name, texts) => {
  for (const [code, text] of Object.entries(texts.runErrors)) {
    if (FIXED.includes(code) || code.startsWith('world/uses') || code === 'world/goal-open') continue;
    const sentences = text.split(/[.?؟](?=\s|$)|:(?= [\u0600-\u06ff])/u).filter(one => one.trim() !== '');
    expect([code, sentences.length >= 2]).toEqual([code, true]);
    expect([code, text.length <= 170]).toEqual([code, true]);
    expect([code, /[!]/.test(text)]).toEqual([code, false]);
  }
});

test('the specified texts are exactly as specified', () => {
  expect(dialogsEn.refused.signUp).toEqual({
    title: 'Sign Up to Continue',
    text: "You've used all your attempts for the day. Sign up to get more attempts.",
  });
  expect(dialogsEn.refused.upgrade).toEqual({
    title: 'Upgrade Plan to Continue',
    text: "You've used all your attempts for the day. Upgrade your plan to get unlimited attempts each day.",
  });
  expect(dialogsEn.save.missing).toBe('Please provide a name for the file.');
  expect(en.reset.text).toBe(
    'Are you sure you want to reset your code? The template takes its place. Ctrl+Z brings your code back, and History has every program that you have run.',
  );
  expect(en.attempts).toEqual({
    unlimited: 'Unlimited attempts available',
    available: 'Attempts available: {{count}}',
    'log-in': 'Log in to get more attempts',
    subscribe: 'Subscribe to get unlimited attempts',
  });
  expect(en.hints).toEqual({
    next: {
      notComplete: 'Complete all levels in this chapter before proceeding to the next one',
      locked: 'Next level is locked. You may need to upgrade your subscription.',
      end: 'You have reached the end of available content',
      noMoreChapters: 'No more chapters available in your learning path',
      quiz: 'Take the quiz to proceed to the next chapter',
      notAvailable: 'Next level is not available',
    },
    back: {
      first: 'This is the first level of the course',
      locked: 'Previous level is locked. You may need to upgrade your subscription.',
      chapterNotAvailable: 'Previous chapter is not available in your learning path',
      notAvailable: 'No previous level available',
    },
  });
  expect(assistantEn.details['python/time-limit']).toBe(
    'Execution Time Exceeded\nExecution time exceeded 5 seconds. Code stopped to prevent crashing.',
  );
  expect(assistantEn.details.tooManyLines).toBe(
    'You have exceeded the maximum number of lines of code allowed. Only {{maxLines}} lines of code are allowed. Please try again.',
  );
});
