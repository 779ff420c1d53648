import { loadGuideIn } from '@burrow/content/guide';
import type { GuideOutcome } from '@burrow/content/guide.types';
import { expect, test } from '@jest/globals';
import ar from '../../locales/guide/ar.json' with { type: 'json' };
import en from '../../locales/guide/en.json' with { type: 'json' };
import { happensKeys } from './mistakes.rules.ts';

const outcome = (more: Partial<GuideOutcome>): GuideOutcome => ({
  kind: 'open',
  code: null,
  line: null,
  onOtherMap: false,
  ...more,
});

/** The text of a key with dots; undefined if there is none. */
const textOf = (texts: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);

test('what happens depends on the end, on the error, and on which map it is', () => {
  expect(happensKeys(outcome({}))).toEqual({ how: 'outcome.here.open', why: null });
  expect(happensKeys(outcome({ kind: 'error', code: 'python/name', onOtherMap: true }))).toEqual({
    how: 'outcome.elsewhere.error',
    why: 'why.python.name',
  });
});

test.each([
  ['en', en],
  ['ar', ar],
])('whatever happens in a mistake of the guide has a text: %s', async (language, texts) => {
  const { courses } = (await loadGuideIn(language)).default;
  const mistakes = courses.flatMap(({ chapters }) => chapters.flatMap(({ lesson }) => lesson.mistakes));
  const keys = mistakes.flatMap(({ outcome: end }) => Object.values(happensKeys(end)));
  const missing = keys.filter(key => key !== null && typeof textOf(texts, key) !== 'string');
  expect([mistakes.length > 100, missing]).toEqual([true, []]);
});
