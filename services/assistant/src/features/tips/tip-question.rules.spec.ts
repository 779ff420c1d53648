import { expect, test } from '@jest/globals';
import { askForChallenge, askForLevel } from './tip-question.rules.ts';

const run = { world_version: '1', level_hash: 'h', commands: [], variables: {} };
const LEVEL = { last_prompt: 'x = 1', error_message: null, course_name: 'python', slug: 'loops-level1' };
const CHALLENGE = {
  last_prompt: 'x = 1',
  error_message: null,
  description: 'Feed the fox.',
  solution: 'y = 2',
};

test('a question about a level', () => {
  expect(askForLevel({ ...LEVEL, run, error_message: 'NameError', language: 'ar' }, 'de')).toEqual({
    type: 'level_assistant',
    course: 'python',
    slug: 'loops-level1',
    description: '',
    code: 'x = 1',
    errorText: 'NameError',
    run,
    language: 'ar',
  });
  expect(askForLevel({ ...LEVEL, course_name: 'challenges' }, undefined)).toMatchObject({
    type: 'challenge_assistant',
    errorText: '',
    run: null,
  });
});

test('a question about a challenge, by its slug or its description', () => {
  expect(askForChallenge({ ...CHALLENGE, run, slug: 'fox', error_message: 'NameError' }, undefined)).toEqual({
    type: 'challenge_assistant',
    course: 'challenges',
    slug: 'fox',
    description: 'Feed the fox.',
    code: 'x = 1',
    errorText: 'NameError',
    run,
    language: 'en',
  });
  expect(askForChallenge(CHALLENGE, undefined)).toMatchObject({ slug: null, errorText: '', run: null });
});

test('the code of a challenge is the learner’s, or the solution if there is none yet', () => {
  const codeOf = (more: object) => askForChallenge({ ...CHALLENGE, ...more }, undefined).code;
  expect(codeOf({ last_prompt: ' \n' })).toBe('y = 2');
  expect(codeOf({ last_prompt: '', solution: null })).toBe('');
  expect(codeOf({ last_prompt: ' x = 1' })).toBe(' x = 1');
});

test.each([
  ['ar', 'de', 'ar'],
  [undefined, 'AR-EG,en;q=0.8', 'ar'],
  [undefined, '*, de;q=0.5', 'en'],
  [undefined, undefined, 'en'],
])('asked for in %s with %s accepted, a tip is in %s', (language, accepted, used) => {
  expect(askForLevel({ ...LEVEL, language }, accepted).language).toBe(used);
});
