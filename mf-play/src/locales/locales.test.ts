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

/** A part of Python that did not arrive. */
const LATE_PART_TEXT = 'python/crashed_part';

test('every error that a run can raise has a text', () => {
  const codes = Object.keys(en.runErrors);
  const needed = [
    'unexpected',
    ...WORLD_ERRORS,
    ...WORLD_ERROR_CONTEXTS,
    ...PYTHON_ERRORS,
    ...PYTHON_ERROR_CONTEXTS,
    ...TOLD,
    LATE_PART_TEXT,
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
    text: 'You have used all your runs for today. Sign up for more.',
  });
  expect(dialogsEn.refused.upgrade).toEqual({
    title: 'No runs left today',
    text: 'You have used all your runs for today. With a plan, there is no limit.',
  });
  expect(dialogsEn.save.missing).toBe('Please provide a name for the file.');
  expect(en.reset.text).toBe(
    'Are you sure you want to reset your code? The template takes its place. Ctrl+Z brings your code back, and History has every program that you have run.',
  );
  expect(en.attempts).toEqual({
    unlimited: 'Runs: as many as you like',
    available: 'Runs left today: {{count}}',
    'log-in': 'Log in for more runs',
    subscribe: 'Subscribe for unlimited runs',
  });
  expect(en.hints).toEqual({
    next: {
      notComplete: 'Finish this chapter first',
      locked: 'Next level is locked. You may need to upgrade your subscription.',
      end: 'That was the last level',
      noMoreChapters: 'That was the last chapter of your class',
      quiz: 'Take the quiz to go on to the next chapter',
      notAvailable: 'Next level is not available',
    },
    back: {
      first: 'This is the first level of the course',
      locked: 'Previous level is locked. You may need to upgrade your subscription.',
      chapterNotAvailable: 'Your class does not have the chapter before this one',
      notAvailable: 'No previous level available',
    },
  });
  expect(assistantEn.details['python/time-limit']).toBe(
    'Execution Time Exceeded\nExecution time exceeded 5 seconds. Code stopped to prevent crashing.',
  );
  expect(assistantEn.details.tooManyLines_other).toBe(
    'You have exceeded the maximum number of lines of code allowed. Only {{count}} lines of code are allowed. Please try again.',
  );
});
