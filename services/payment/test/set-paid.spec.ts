import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPayment, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

const at = (minute: number): string => `2026-11-23T10:0${minute}:00.000Z`;

test('what support says opens everything, the latest counts, and the ledger has each of it without a name', async () => {
  const user_id = randomUUID();
  const open = async () =>
    (await payment.told('payment/entitlement-changed', 'learning'))
      .filter(({ owner }) => owner.id === user_id)
      .map(({ subscription }) => subscription);
  await payment.tell('account/paid-set', { user_id, paid: true, at: at(2) });
  expect(await open()).toEqual(['unlimited']);
  await payment.tell('account/paid-set', { user_id, paid: true, at: at(2) });
  await payment.tell('account/paid-set', { user_id, paid: false, at: at(1) });
  expect(await open()).toEqual(['unlimited']);
  await payment.tell('account/paid-set', { user_id, paid: false, at: at(3) });
  expect(await open()).toEqual(['unlimited', null]);
  const entries = await payment.rows(
    `select e.why, e.id from payment.ledger_entries e join payment.accounts a on a.id = e.account_id
     where a.owner_id = $1 order by e.at`,
    [user_id],
  );
  expect(entries.map(({ why }) => why)).toEqual(['grant-withdrawn', 'grant', 'grant-withdrawn']);
  expect(JSON.stringify(entries)).not.toContain(user_id);
});
