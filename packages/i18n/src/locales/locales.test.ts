import { API_ERRORS } from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key} > `),
  );
}

const placesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test('Arabic has every text that English has, with the same places to fill', () => {
  const arabic = new Map(flatten(ar));
  expect([...arabic.keys()]).toEqual(flatten(en).map(([key]) => key));
  for (const [key, text] of flatten(en)) {
    expect([key, placesOf(arabic.get(key) ?? '')]).toEqual([key, placesOf(text)]);
  }
});

test('every answer of the server that is no area’s own has a text', () => {
  const ofOneArea = /^(assistant|auth|level|organization|profile|user)\//;
  const shared = Object.keys(API_ERRORS).filter(code => !ofOneArea.test(code));
  shared.push('auth/not-signed-in', 'auth/forbidden', 'user/unknown-language', 'network');
  expect(shared.filter(code => !(code in en.errors))).toEqual([]);
});

test('the question before an act has its default words', () => {
  expect(en.confirm).toEqual({ title: 'Are you sure?', ok: 'Ok', cancel: 'Cancel' });
});

test('what is said about a confirmed address is as it is fixed', () => {
  expect(en.emailVerified).toEqual({
    yes: 'Your email has been successfully verified.',
    no: 'There was an error verifying your email.',
  });
});
