import { expect, test } from '@jest/globals';
import { actorOf } from './actor-of.rules.ts';

test('a member acts for themselves, and staff in their place are named beside them', () => {
  expect(actorOf({ impersonator: null }, { userId: 'teacher' })).toEqual({
    user: 'teacher',
    impersonator: null,
  });
  expect(actorOf({ impersonator: 'staff' }, { userId: 'teacher' })).toEqual({
    user: 'teacher',
    impersonator: 'staff',
  });
});
