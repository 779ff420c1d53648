import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key} > `)],
    ),
  );
}

const placesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test('Arabic has every text that English has, with the same places to fill', () => {
  const english = flatten(en);
  const arabic = flatten(ar);
  expect([...arabic.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of english)
    expect([key, placesOf(arabic.get(key) ?? '')]).toEqual([key, placesOf(text)]);
});

test('every error that a run can raise has a text', () => {
  const codes = Object.keys(en.runErrors);
  expect([...WORLD_ERRORS, ...PYTHON_ERRORS].filter(code => !codes.includes(code))).toEqual([]);
});

test('the texts that are fixed are as they are fixed', () => {
  expect(en.refused.signUp).toEqual({
    title: 'Sign Up to Continue',
    text: "You've used all your attempts for the day. Sign up to get more attempts.",
  });
  expect(en.runErrors['python/time-limit']).toBe(
    'Execution time exceeded 5 seconds. Code stopped to prevent crashing.',
  );
  expect(en.hints.next.end).toBe('You have reached the end of available content');
  expect(en.hints.back.first).toBe('This is the first level of the course');
  expect(en.dialogs.tooManyLines).toBe(
    'You have exceeded the maximum number of lines of code allowed. Only {{maxLines}} lines of code are allowed. Please try again.',
  );
});
