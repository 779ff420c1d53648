import { expect, test } from '@jest/globals';
import { givenName } from './given-name.rules.ts';

test.each([
  ['the part of its own, in every language', 'Nagy Anna', 'Anna', 'Hungarian', 'Anna'],
  ['the first word of a whole name', ' Ada  Lovelace', null, 'English', 'Ada'],
  ['the first word where no language is known', 'مريم خليل', null, null, 'مريم'],
  ['nothing of a whole name that may begin with the family’s', 'Nagy Anna', null, 'Hungarian', null],
  ['nothing in Vietnamese', 'Nguyễn Văn An', null, 'Vietnamese', null],
  ['nothing of a name without spaces', '王小明', null, 'English', null],
  ['nothing of a Korean name in two words', '김 하늘', null, null, null],
  ['nothing where there is no name', null, null, 'English', null],
  ['nothing of an empty name', ' ', null, 'English', null],
])('a learner is called by %s', (_what, fullName, firstName, language, name) => {
  expect(givenName({ fullName, firstName, language })).toBe(name);
});
