import { type Identity, visitorIdentity } from '@burrow/service-kit';
import { expect, test } from '@jest/globals';
import { ownerOf, ownersOf } from './owner.rules.ts';

const who = (more: Partial<Identity>): Identity => ({ ...visitorIdentity('visitor'), ...more });
const parent = who({ role: 'parent', user: 'ada' });
const admin = who({ role: 'admin', user: 'ada', organization: 'meadow' });

test('a parent buys for themselves, an administrator for the school, and a visitor for nobody', () => {
  expect(ownerOf(parent)).toEqual({ kind: 'user', id: 'ada' });
  expect(ownerOf(admin)).toEqual({ kind: 'organization', id: 'meadow' });
  expect(ownerOf(who({}))).toBeNull();
  expect(ownerOf({ ...admin, organization: null })).toBeNull();
});

test('an administrator decides of what the school bought, and of what they bought as a parent', () => {
  expect(ownersOf(admin)).toEqual([
    { kind: 'organization', id: 'meadow' },
    { kind: 'user', id: 'ada' },
  ]);
  expect(ownersOf({ ...admin, organization: null })).toEqual([{ kind: 'user', id: 'ada' }]);
});

test('a parent decides of what they bought, once', () => {
  expect(ownersOf(parent)).toEqual([{ kind: 'user', id: 'ada' }]);
  expect(ownersOf(who({}))).toEqual([]);
});
