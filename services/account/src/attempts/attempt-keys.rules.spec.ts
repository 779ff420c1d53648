import { describe, expect, test } from '@jest/globals';
import {
  accountAtKey,
  accountInKey,
  addressKey,
  askKey,
  codeKey,
  mailKey,
  mailsFromKey,
  newBrowsersKey,
  pictureKey,
  studentKey,
  userKey,
} from './attempt-keys.rules.ts';

const ADDRESS = '2001:db8:1:2::5';
const NEIGHBOUR = '2001:db8:1:2:9::1';
const ELSEWHERE = '2001:db9:1:2::5';

test('nothing is counted together with something else, even if it is called alike', () => {
  const keys = [
    userKey('ada'),
    studentKey('ada', null),
    studentKey('ada', 'meadow'),
    studentKey('ada', 'hill'),
    pictureKey('meadow', 'ada'),
    mailKey('ada'),
    askKey('ada'),
    addressKey(ADDRESS),
    codeKey(ADDRESS),
    mailsFromKey(ADDRESS),
    newBrowsersKey(ADDRESS),
    accountAtKey(userKey('ada'), ADDRESS),
    accountInKey(userKey('ada'), ADDRESS),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

describe('one who is called otherwise is counted on', () => {
  test.each([
    ['an address in capitals', userKey, ' Ada@Example.com', 'ada@example.com'],
    ['a mail to it', mailKey, 'ADA@example.com ', 'ada@example.com'],
    ['a username in capitals', (name: string) => studentKey(name, 'meadow'), 'ADA', 'ada'],
    ['a username with its accent apart', (name: string) => studentKey(name, null), 'ade\u0301', 'adé'],
    ['a child of a class', (name: string) => pictureKey('class', name), 'Ada', 'ada'],
  ])('%s', (_what, keyOf, one, other) => expect(keyOf(one)).toBe(keyOf(other)));
});

describe.each([
  ['log-ins', addressKey],
  ['codes', codeKey],
  ['mails', mailsFromKey],
  ['browsers that are new', newBrowsersKey],
  ['log-ins to an account', (address: string) => accountAtKey(userKey('ada'), address)],
])('%s from a network', (_what, keyOf) => {
  test('are counted together, whatever address of it they come from', () => {
    expect(keyOf(NEIGHBOUR)).toBe(keyOf(ADDRESS));
    expect(keyOf(ELSEWHERE)).not.toBe(keyOf(ADDRESS));
    expect(keyOf('203.0.113.9')).not.toBe(keyOf('203.0.113.8'));
  });
});

test('two accounts at one address, and two browsers of one account, are counted apart', () => {
  expect(accountAtKey(userKey('ada'), ADDRESS)).not.toBe(accountAtKey(userKey('bo'), ADDRESS));
  expect(accountInKey(userKey('ada'), 'one')).not.toBe(accountInKey(userKey('ada'), 'two'));
});

test('children are counted apart: of one class, of two classes, and by what they ask', () => {
  const keys = [pictureKey('4b', 'ada'), pictureKey('4b', 'bo'), pictureKey('5a', 'ada')];
  expect(new Set(keys).size).toBe(3);
  expect(askKey('ada')).not.toBe(askKey('bo'));
});
