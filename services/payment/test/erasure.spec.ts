import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { RetentionJob } from '../src/features/erasure/index.ts';
import { startPayment, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

const ownersOf = (purchase: string) =>
  payment.rows(
    `select a.owner_id from payment.purchases p join payment.accounts a on a.id = p.account_id where p.id = $1`,
    [purchase],
  );
const stateOf = async (purchase: string) =>
  (
    await payment.rows(
      `select s.state from payment.purchases p join payment.subscriptions s on s.id = p.subscription where p.id = $1`,
      [purchase],
    )
  )[0]?.['state'];

async function ends(purchase: string): Promise<void> {
  while ((await stateOf(purchase)) !== 'ended') {
    await delay(50);
    await payment.deliver();
  }
}

test('who deletes their account is forgotten, and pays nothing more', async () => {
  const parent = payment.parent();
  const purchase = await parent.buys('unlimited-monthly');
  await payment.tell('account/user-removed', { user_id: parent.id });
  expect(await ownersOf(purchase)).toEqual([{ owner_id: null }]);
  await ends(purchase);
  expect((await parent.get('/api/payment/purchases')).json()).toEqual({ purchases: [] });
});

test('who plans to leave is not charged again, and keeps what is paid', async () => {
  const [parent, school] = [payment.parent(), payment.school()];
  const [plan, large] = [await parent.buys('unlimited-yearly'), await school.buys('school-large')];
  await payment.tell('account/deletion-planned', { user_id: parent.id });
  await payment.tell('organization/closing-planned', { organization_id: school.id });
  for (const [buyer, bought] of [
    [parent, plan],
    [school, large],
  ] as const) {
    const active = async () => (await buyer.get('/api/payment/active-subscriptions')).json().subscriptions[0];
    while ((await active()).ends_at === null) {
      await delay(20);
      await payment.deliver();
    }
    expect(await active()).toMatchObject({ state: 'active', next_charge: null });
    expect(await stateOf(bought)).toBe('active');
  }
});

test('a school that is closed pays nothing more; one that changes goes on', async () => {
  const [closing, staying] = [payment.school(), payment.school()];
  const [ended, running] = [await closing.buys('school-small'), await staying.buys('school-small')];
  const school = {
    name: 'Meadow', native_name: null, slug: 'meadow', type: 'school', email_domain: null, max_students: 200, trial_ends_at: null,
    second_factor_demanded: false, version: 1,
  }; // prettier-ignore
  await payment.tell('organization/organization-changed', {
    ...school,
    organization_id: staying.id,
    removed: false,
  });
  await payment.tell('organization/organization-changed', {
    ...school,
    organization_id: closing.id,
    removed: true,
  });
  await ends(ended);
  expect(await stateOf(running)).toBe('active');
  expect(await ownersOf(running)).toEqual([{ owner_id: staying.id }]);
});

test('what the provider said is emptied after ten years, and what follows from it stays', async () => {
  const purchase = await payment.parent().buys('beginner');
  const full = `select count(*)::int as count from payment.provider_events where body <> '{}'`;
  const [before] = await payment.rows(full);
  await payment.rows(
    `update payment.provider_events set received_at = now() - interval '10 years 1 day'
    where body -> 'data' ->> 'id' = $1`,
    [purchase],
  );
  while (await new RetentionJob(payment.pool)['doOne']()) continue;
  const [after] = await payment.rows(full);
  expect(Number(after?.['count'])).toBeLessThan(Number(before?.['count']));
  const paid = `select 1 from payment.purchases where id = $1 and state = 'paid'`;
  expect(await payment.rows(paid, [purchase])).toHaveLength(1);
  expect(await payment.rows('select 1 from payment.facts where purchase = $1', [purchase])).not.toEqual([]);
});
