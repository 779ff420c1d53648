import type { Wrong } from '@burrow/contracts';
import type { Bought } from './bought.types.ts';
import { isoOf, type OpenContract } from './contracts-of.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Until then who began a checkout is still filling it in. */
const PAYING_MINUTES = 10;
/** A checkout that nobody paid is no news after these. */
const BEGUN_DAYS = 3;
/** The provider approves refunds in these. */
const PAYOUT_DAYS = 3;

/** What is wrong with what an account bought, beside what the provider says otherwise: each is solved in one way. */
export function wrongsOf(bought: Bought, contracts: readonly OpenContract[], now: Date): Wrong[] {
  const { purchases, orders, refunds, held } = bought;
  const isOlder = (at: string, ms: number): boolean => now.getTime() - Date.parse(at) > ms;
  const paid = new Set(
    purchases.filter(({ state }) => state !== 'open' && state !== 'failed').map(({ id }) => id),
  );
  const isHeld = (order: string): boolean => held.some(one => one.order === order);
  const unpaid = orders.filter(
    ({ id, transaction, at }) =>
      transaction !== null &&
      !paid.has(transaction) &&
      !isHeld(id) &&
      isOlder(at, PAYING_MINUTES * MINUTE_MS) &&
      !isOlder(at, BEGUN_DAYS * DAY_MS),
  );
  const noStudent = contracts
    .map(({ contract }) => contract)
    .filter(
      ({ kind, state, students, seats }) =>
        students === 0 &&
        seats === 1 &&
        (kind === 'course' || kind === 'gift') &&
        (state === 'running' || state === 'won-back'),
    );
  return [
    ...refunds
      .filter(({ state, at }) => state === 'approved' && isOlder(at, PAYOUT_DAYS * DAY_MS))
      .map(({ purchase, at }): Wrong => ({ what: 'refund-not-paid', subject: purchase, since: isoOf(at) })),
    ...noStudent.map(({ id, begun_at }): Wrong => ({ what: 'no-student', subject: id, since: begun_at ?? now.toISOString() })),
    ...unpaid.map(({ transaction, at }): Wrong => ({ what: 'not-paid-yet', subject: transaction ?? '', since: isoOf(at) })),
  ]; // prettier-ignore
}
