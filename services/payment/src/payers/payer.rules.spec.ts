import { expect, test } from '@jest/globals';
import { payerOf } from './payer.rules.ts';

const ID = '6f2c9f1e-2e0c-4a4e-9d0d-0c8d5d6f7a11';
const KNOWN = [{ id: ID, name: 'Mira Haddad', email: 'mira@example.com' }];

test('an adult and a school have the name and address that account knows', () => {
  expect(payerOf({ kind: 'user', owner: ID, isGuest: false }, KNOWN)).toEqual({
    kind: 'adult',
    owner_id: ID,
    name: 'Mira Haddad',
    email: 'mira@example.com',
  });
  expect(payerOf({ kind: 'organization', owner: ID, isGuest: false }, []).name).toBeNull();
});

test.each([
  [true, 'guest'],
  [false, 'gone'],
] as const)('an account of nobody, with a gift: %s, is of somebody who is %s', (isGuest, kind) =>
  expect(payerOf({ kind: null, owner: null, isGuest }, KNOWN)).toEqual({
    kind,
    owner_id: null,
    name: null,
    email: null,
  }),
);
