import { expect, test } from '@jest/globals';
import { day } from '../facts/facts.harness.ts';
import { CONTRACT_STATES } from './contract-states.table.ts';
import {
  type ContractPayment,
  openUntil,
  type SubscriptionContract,
  subscriptionContractState,
} from './contract.rules.ts';

type Paid = Partial<ContractPayment>;

const paid = (more: Paid = {}): ContractPayment => ({ state: 'paid', periodEndsAt: day(28), ...more });
const back = (more: Paid = {}) => paid({ state: 'refunded', ...more });
const taken = (more: Paid = {}) => paid({ state: 'charged-back', ...more });
const YEAR = { periodEndsAt: day(365) };

const contract = (payments: ContractPayment[], more: Partial<SubscriptionContract> = {}) => ({
  state: 'active' as const,
  endsAt: null,
  isGoingBack: false,
  payments,
  ...more,
});
const CANCELLED = { endsAt: day(28) };
const ENDED = { state: 'ended' as const, endsAt: day(3) };

/** A contract, how it stands on the tenth day, and until when it is open. */
test.each<[string, SubscriptionContract, string, string | null]>([
  ['nobody paid', contract([paid({ state: 'failed', periodEndsAt: null })]), 'begun', null],
  ['it is paid: a week longer than that', contract([paid()]), 'running', day(35)],
  ['a change was paid: to its end', contract([paid(), paid(YEAR)]), 'running', day(372)],
  ['its end was chosen: to the end of what is paid', contract([paid()], CANCELLED), 'cancelled', day(28)],
  ['the provider ended it: we keep the money, it stays open', contract([paid()], ENDED), 'cancelled', day(28)],
  ['it is paused: no grace', contract([paid()], { state: 'paused' }), 'paused', day(28)],
  ['a renewal fails', contract([paid({ periodEndsAt: day(8) })], { state: 'past-due' }), 'grace', day(15)],
  ['it failed long ago', contract([paid({ periodEndsAt: day(1) })], { state: 'past-due' }), 'past-due', day(8)],
  ['it ended, and its time too', contract([paid({ periodEndsAt: day(1) })], ENDED), 'over', day(1)],
  ['it is withdrawn: all ends at once', contract([paid(), paid(YEAR)], { isGoingBack: true }), 'going-back', null],
  ['all went back', contract([back(), back(YEAR)], ENDED), 'refunded', null],
  ['what pays for now went back: the month that is kept', contract([paid(), back(YEAR)]), 'refunded', day(28)],
  ['an older month went back', contract([back(), paid({ periodEndsAt: day(56) })]), 'running', day(63)],
  ['a part of it went back', contract([paid({ returned: 100 })]), 'refunded-in-part', day(35)],
  ['the bank took it', contract([taken()]), 'charged-back', null],
  ['the bank took a month that is over', contract([taken(), paid({ periodEndsAt: day(56) })]), 'charged-back', null],
  ['the bank took the month of a year', contract([taken(), paid(YEAR)]), 'charged-back', null],
  ['the bank gave it back after it ended', contract([paid(), paid(YEAR)], ENDED), 'cancelled', day(365)],
])('%s', (_, given, state, until) => {
  expect(subscriptionContractState(given, new Date(day(10)))).toBe(state);
  expect(openUntil(given)).toBe(until);
}); // prettier-ignore

test('the table of states opens nothing where the money is not ours, and something wherever it is', () => {
  const opens = (...money: string[]) =>
    Object.values(CONTRACT_STATES)
      .filter(state => money.includes(state.money))
      .flatMap(state => Object.values(state.opens));
  expect(new Set(opens('none', 'owed', 'with-the-bank'))).toEqual(new Set(['nothing']));
  expect(opens('ours', 'partly-ours', 'disputed')).not.toContain('nothing');
});
