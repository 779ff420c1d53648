import { expect, test } from '@jest/globals';
import { nameOf } from './name-of.rules.ts';

test.each([
  ['Ada Moss', 'ada@school.example', 'Ada Moss'],
  [null, 'ada@school.example', 'ada@school.example'],
  [null, null, '–'],
])('%j with the address %j is called %s', (full_name, email, name) => {
  expect(nameOf({ full_name, email })).toBe(name);
});
