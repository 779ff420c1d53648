import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContractEvent } from '@burrow/contracts';
import { randomUUID } from 'node:crypto';
import { startPayment, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

const at = (minute: number): string => `2026-11-23T10:0${minute}:00.000Z`;

test('what support says opens everything, the latest counts; the ledger has each without a name, the story each with its reason', async () => {
  const user_id = randomUUID();
  const by = { user: randomUUID(), impersonator: null };
  const say = (paid: boolean, when: string) =>
    payment.tell('account/paid-set', { user_id, paid, at: when, by, reason: `said at ${when}` });
  const open = async () =>
    (await payment.told('payment/entitlement-changed', 'learning'))
      .filter(({ owner }) => owner.id === user_id)
      .map(({ subscription }) => subscription);
  await say(true, at(2));
  expect(await open()).toEqual(['unlimited']);
  await say(true, at(2));
  await say(false, at(1));
  expect(await open()).toEqual(['unlimited']);
  await say(false, at(3));
  expect(await open()).toEqual(['unlimited', null]);
  const entries = await payment.rows(
    `select e.why, e.id from payment.ledger_entries e join payment.accounts a on a.id = e.account_id
     where a.owner_id = $1 order by e.at`,
    [user_id],
  );
  expect(entries.map(({ why }) => why)).toEqual(['grant-withdrawn', 'grant', 'grant-withdrawn']);
  expect(JSON.stringify(entries)).not.toContain(user_id);
  const { buyers } = (await payment.staff().get(`/api/payment/support/buyers?find=${user_id}`)).json();
  expect(buyers[0].contracts).toMatchObject([{ kind: 'grant', state: 'over' }]);
  const { story } = buyers[0].contracts[0];
  expect(story.map(({ what, reason }: ContractEvent) => [what, reason])).toEqual([
    ['grant-withdrawn', `said at ${at(1)}`],
    ['grant', `said at ${at(2)}`],
    ['grant-withdrawn', `said at ${at(3)}`],
  ]);
});
