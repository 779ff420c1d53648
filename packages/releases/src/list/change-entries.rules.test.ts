import { describe, expect, test } from '@jest/globals';
import { promoted, promotedTo, takenBack, versionBefore, versionsOf } from './change-entries.rules.ts';
import type { Condition } from './release-list.schema.ts';

const listsOf = (...versions: readonly string[]) =>
  versions
    .map((version, index) => ({
      number: index + 1,
      at: '2026-11-22T12:00:00.000Z',
      who: 'ada',
      why: '',
      entries: [
        { name: 'mf-quiz', default: '1.0.0' },
        { name: 'mf-play', default: version },
      ],
    }))
    .toReversed();

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

test('an entry names each of its versions once, the default first', () => {
  const rule = { version: '0.6.0', since: 1 };
  const rules = [
    { ...rule, when: { testers: true as const } },
    { ...rule, when: { share: 0.1 } },
  ];
  expect(versionsOf({ name: 'mf-play', default: '0.5.0', rules })).toEqual(['0.5.0', '0.6.0']);
});

describe('rules', () => {
  const rule = (version: string, when: Condition, since = 1) => ({ version, when, since });
  const entry = { name: 'mf-play', default: '0.5.0' };
  const quiz = { name: 'mf-quiz', default: '1.0.0', rules: [rule('1.1.0', { staff: true })] };

  test('are sorted from testers to a share, the newest first; one of the same kind is replaced', () => {
    const changes = [
      rule('0.6.0', { share: 0.1 }),
      rule('0.6.0', { testers: true }),
      rule('0.7.0', { share: 0.1 }),
      rule('0.6.0', { share: 0.5 }, 9),
    ];
    const entries = changes.reduce((before, next) => promotedTo(before, 'mf-play', next), [quiz, entry]);
    expect(entries).toEqual([
      quiz,
      {
        ...entry,
        rules: [
          rule('0.6.0', { testers: true }),
          rule('0.6.0', { share: 0.5 }, 9),
          rule('0.7.0', { share: 0.1 }),
        ],
      },
    ]);
  });

  test('about newer versions outlast a promotion, and nothing outlasts going back', () => {
    const entries = [
      { ...entry, rules: ['0.4.0', '0.6.0', '0.10.0'].map(each => rule(each, { staff: true })) },
      quiz,
    ];
    expect(promoted(entries, 'mf-play', '0.6.0')).toEqual([
      { name: 'mf-play', default: '0.6.0', rules: [rule('0.10.0', { staff: true })] },
      quiz,
    ]);
    expect(promoted(entries, 'mf-quiz', '1.0.1')).toEqual([entries[0], { ...quiz, default: '1.0.1' }]);
    expect(promoted(entries, 'mf-new', '1.0.0')).toEqual([...entries, { name: 'mf-new', default: '1.0.0' }]);
    expect(takenBack(entries, 'mf-play', '0.5.0')).toEqual([entry, quiz]);
  });
});
