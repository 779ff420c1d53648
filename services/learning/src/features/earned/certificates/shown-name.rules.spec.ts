import { describe, expect, test } from '@jest/globals';
import { mayChooseName, printedName, shownName, showsSchool } from './shown-name.rules.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'A. L.', 'Ada', 'Ada Lovelace'],
  ['  zoë  van dijk ', 'zoë', 'Z. V. D.', 'zoë', 'zoë van dijk'],
  ['Nagy Anna', 'Anna', 'N. A.', 'Anna', 'Nagy Anna'],
  ['مريم', 'مريم', 'م.', 'مريم', 'مريم'],
  ['नेहा शर्मा', 'नेहा', 'ने. श.', 'नेहा', 'नेहा शर्मा'],
  ['rabbit7', 'rabbit7', 'R.', 'rabbit7', 'rabbit7'],
  ['王小明', null, '王.', '王.', '王小明'],
  [' ', null, '', '', ''],
])('%s, called %s, is shown as %s, %s or %s', (full_name, first_name, initials, first, full) => {
  const name = { full_name, first_name };
  expect([shownName(name, 'initials'), shownName(name, 'first'), shownName(name, 'full')]).toEqual([
    initials,
    first,
    full,
  ]);
});

describe('a print', () => {
  const nobody = { isOwn: false, isAdult: false, looksAfter: false, isParent: false, age: 9 };
  test.each([
    ['of whoever has the number has as much of the name as is shown', {}, 'A. L.'],
    ['of a teacher or administrator has as much as is shown', { looksAfter: true }, 'A. L.'],
    ['of the parent has all of it', { looksAfter: true, isParent: true }, 'Ada Lovelace'],
    ['of a young learner has all of it', { isOwn: true }, 'Ada Lovelace'],
  ])('%s', (_whose, asking, name) => {
    const names = { full_name: 'Ada Lovelace', first_name: 'Ada' };
    expect(printedName(names, 'initials', { ...nobody, ...asking })).toBe(name);
  });
});

describe('how much of the name is shown is chosen', () => {
  const nobody = { isOwn: false, isAdult: false, looksAfter: false, isParent: false, age: null };
  test.each([
    ['by nobody who only has the number', {}, false],
    ['by the parent or the school', { looksAfter: true }, true],
    ['by an adult for the own certificate', { isOwn: true, isAdult: true }, true],
    ['by a learner of 16', { isOwn: true, age: 16 }, true],
    ['not by a learner of 15', { isOwn: true, age: 15 }, false],
    ['not by a learner whose age nobody knows', { isOwn: true }, false],
    ['not by another learner of 16', { age: 16 }, false],
  ])('%s', (_who, asking, may) => {
    expect(mayChooseName({ ...nobody, ...asking })).toBe(may);
  });
});

describe('the school', () => {
  const nobody = { isOwn: false, isAdult: false, looksAfter: false, isParent: false, age: 9 };
  test('is told to the learner and whoever looks after them', () => {
    expect(showsSchool('initials', { ...nobody, isOwn: true })).toBe(true);
    expect(showsSchool('initials', { ...nobody, looksAfter: true })).toBe(true);
  });

  test('is told to whoever has the number with the full name only', () => {
    expect((['initials', 'first', 'full'] as const).map(shown => showsSchool(shown, nobody))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
