import { describe, expect, test } from '@jest/globals';
import { promoted, promotedTo, takenBack, versionsOf, withdrawn } from './change-entries.rules.ts';
import type { Condition } from './release-list.schema.ts';

test('promoting replaces the entry of that remote, or adds one', () => {
  const entries = [{ name: 'mf-quiz', default: '1.0.0' }];
  expect(promoted(entries, 'mf-quiz', '1.1.0')).toEqual([{ name: 'mf-quiz', default: '1.1.0' }]);
  expect(promoted(entries, 'mf-play', '0.5.0')).toEqual([...entries, { name: 'mf-play', default: '0.5.0' }]);
});

test('a remote that is withdrawn is named no more, and the others are', () => {
  const entries = [
    { name: 'mf-quiz', default: '1.0.0' },
    { name: 'mf-play', default: '0.5.0' },
  ];
  expect(withdrawn(entries, 'mf-quiz')).toEqual([{ name: 'mf-play', default: '0.5.0' }]);
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
