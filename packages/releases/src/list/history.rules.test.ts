import { describe, expect, test } from '@jest/globals';
import { lastStepBack, takenOff, versionBefore } from './history.rules.ts';
import type { ListEntry } from './release-list.schema.ts';

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

describe('the last step back', () => {
  test.each([
    ['there was none', ['0.1.0', '0.2.0', '0.3.0'], null],
    ['the newest counts', ['0.1.0', '0.2.0', '0.1.0', '0.2.0', '0.1.0'], [5, '0.2.0', '0.1.0']],
    ['further ones came after it', ['0.1.0', '0.2.0', '0.1.0', '0.3.0'], [3, '0.2.0', '0.1.0']],
  ])('%s', (_name, versions, expected) => {
    const step = lastStepBack(listsOf(...versions), 'mf-play');
    expect(step && [step.list.number, step.from, step.to]).toEqual(expected);
  });

  test('also is one that ended what some had been given', () => {
    const [after, before] = listsOf('0.1.0', '0.1.0') as [
      { entries: ListEntry[]; number: number; at: string; who: string; why: string },
      { entries: ListEntry[]; number: number; at: string; who: string; why: string },
    ];
    const rules = [{ version: '0.2.0', when: { share: 0.1 }, since: 1 }];
    const ofBefore = { ...before, entries: [{ name: 'mf-play', default: '0.1.0', rules }] };
    expect(lastStepBack([after, ofBefore], 'mf-play')).toMatchObject({ from: '0.2.0', to: '0.1.0' });
  });
});

test('what an older list named and the newest does not was taken off', () => {
  const [list] = listsOf('0.1.0');
  const without = { ...list!, entries: [{ name: 'mf-play', default: '0.1.0' }] };
  expect([...takenOff([without, list!])]).toEqual(['mf-quiz']);
  expect([...takenOff([list!, without])]).toEqual([]);
  expect([...takenOff([])]).toEqual([]);
});
