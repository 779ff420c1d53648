import { expect, test } from '@jest/globals';
import { promoted, versionBefore } from './change-entries.rules.ts';

const listsOf = (...versions: readonly string[]) =>
  versions.map((version, index) => ({
    number: index + 1,
    at: '2026-11-22T12:00:00.000Z',
    who: 'ada',
    why: '',
    entries: [{ name: 'mf-quiz', default: '1.0.0' }, { name: 'mf-play', default: version }],
  })).toReversed(); // prettier-ignore

test.each([
  ['nothing was before', ['0.1.0'], null],
  ['the version before', ['0.1.0', '0.2.0'], '0.1.0'],
  ['other remotes changed meanwhile', ['0.1.0', '0.2.0', '0.2.0'], '0.1.0'],
  ['going back again does not return to what was left', ['0.1.0', '0.2.0', '0.3.0', '0.2.0'], '0.1.0'],
  ['there is nothing further back', ['0.1.0', '0.2.0', '0.1.0'], null],
])('going back: %s', (_name, versions, before) => {
  expect(versionBefore(listsOf(...versions), 'mf-play')).toBe(before);
});

test('a remote that was never released has no version before', () => {
  expect(versionBefore(listsOf('0.1.0'), 'mf-other')).toBeNull();
});

test('promoting replaces the entry of that remote, or adds one', () => {
  const entries = [{ name: 'mf-quiz', default: '1.0.0' }];
  expect(promoted(entries, 'mf-quiz', '1.1.0')).toEqual([{ name: 'mf-quiz', default: '1.1.0' }]);
  expect(promoted(entries, 'mf-play', '0.5.0')).toEqual([...entries, { name: 'mf-play', default: '0.5.0' }]);
});
