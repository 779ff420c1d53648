import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  platform,
  parent_id,
  first,
  MONTHLY,
  YEARLY,
  change,
  eligibility,
  ask,
  purchases,
  subscriptionOf,
  inject,
  open,
  settle,
  told,
  sumOf,
  payOut,
  useSubscriber,
} from './subscriber.harness.ts';

useSubscriber();

describe('the 63 euros', () => {
  beforeEach(async () => {
    await change(YEARLY);
    await platform.deliver();
  });

  test('come back with the nine by a withdrawal: 72.00, told so before and after, and everything ends at once', async () => {
    expect(await eligibility(first)).toMatchObject({
      is_eligible: true,
      rule: 'withdrawal',
      returns: { amount: 7200, currency: 'EUR' },
    });
    expect((await ask(first)).json()).toMatchObject({ state: 'approved', returns: { amount: 7200 } });
    expect(await open()).toBeNull();
    await settle();
    expect(subscriptionOf()?.status).toBe('canceled');
    await payOut();
    expect(await purchases()).toMatchObject([
      { plan_name: YEARLY, state: 'refunded', paid: { amount: 6300 }, returned: { amount: 6300 } },
      { plan_name: MONTHLY, state: 'refunded', returned: { amount: 900 }, refund: { state: 'paid' } },
    ]);
    expect(await open()).toBeNull();
    for (const notice of ['refund-approved', 'refund-paid'])
      expect(
        await told(
          'payment/notice',
          JSON.stringify({ notice, money: { amount: 7200, currency: 'EUR' }, owner: { id: parent_id } }),
        ),
      ).toHaveLength(1);
    expect(
      await told('payment/notice', JSON.stringify({ notice: 'refund-paid', owner: { id: parent_id } })),
    ).toHaveLength(1);
  });

  test('come back whichever of the payments is named, and once', async () => {
    const [later] = await purchases();
    expect(await eligibility(later.id)).toMatchObject({ rule: 'withdrawal', returns: { amount: 7200 } });
    await ask(later.id);
    expect(await eligibility(first)).toMatchObject({ is_eligible: false, rule: 'already-requested' });
    await settle();
    await payOut();
    expect(sumOf(await purchases())).toBe(7200);
  });

  test('of which staff gave a part back in the dashboard: the rest comes back, and no more', async () => {
    const { data } = (
      await inject('/adjustments', { action: 'refund', transaction_id: first, reason: 'kind' })
    ).json();
    await inject(`/test/adjustments/${data.id}`, { status: 'approved' });
    await platform.deliver();
    await ask((await purchases())[0].id);
    await settle();
    await payOut();
    expect(sumOf(await purchases())).toBe(7200);
    expect(
      await platform.query(
        'select distinct state from payment.refunds r join payment.accounts a on a.id = r.account_id where a.owner_id = $1',
        [parent_id],
      ),
    ).toEqual([{ state: 'paid' }]);
  });

  test('stay ours if Paddle refuses the refund: what is paid is open again to its end', async () => {
    await ask(first);
    await settle();
    expect(await open()).toBeNull();
    await payOut('rejected');
    expect((await purchases()).map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid']);
    expect(await open()).toMatchObject({ plan_name: YEARLY, state: 'ended', next_charge: null });
  });
});

test('a change that the provider has not told yet comes back too', async () => {
  await change(YEARLY);
  await ask(first);
  await settle();
  await payOut();
  expect(sumOf(await purchases())).toBe(7200);
});

test('a subscription of which a refund waits, or was paid, is not changed any more', async () => {
  expect((await ask(first)).json()).toMatchObject({ state: 'approved' });
  expect((await change(YEARLY)).json().code).toBe('payment/refund-waits');
});

test('a change and a withdrawal at once end with all of the money back', async () => {
  await Promise.all([ask(first), change(YEARLY)]);
  await settle();
  await payOut();
  const { paid, back } = (await purchases()).reduce(
    (
      sum: { paid: number; back: number },
      one: { paid: { amount: number }; returned: { amount: number } },
    ) => ({
      paid: sum.paid + one.paid.amount,
      back: sum.back + one.returned.amount,
    }),
    { paid: 0, back: 0 },
  );
  expect(back).toBe(paid);
});

test('twelve months of one plan are no change: the running one goes back as before', async () => {
  const id = subscriptionOf()?.id ?? '';
  const now = platform.paddle.store.clock.iso();
  await inject('/test/clock', { to: new Date(Date.parse(now) + 63 * 86_400_000).toISOString() });
  await platform.deliver();
  await platform.query(
    `update payment.purchases set paid_at = paid_at - interval '63 days', period_ends_at = period_ends_at - interval '63 days' where subscription = $1`,
    [id],
  );
  const paid = (await purchases()).filter((one: { subscription_id: string }) => one.subscription_id === id);
  expect(paid.length).toBeGreaterThan(1);
  expect(await eligibility(paid[0].id)).toMatchObject({
    is_eligible: true,
    rule: 'period-running',
    returns: { amount: 900 },
  });
});

test('an upgrade that is sent twice is one: 72.00 are sold for 72.00, before and after it is told', async () => {
  const charged = () =>
    [...platform.paddle.store.transactions.values()].filter(
      one => one.subscription_id === subscriptionOf()?.id && one.status === 'completed',
    ).length;
  const answers = await Promise.all([change(YEARLY), change(YEARLY), change(YEARLY)]);
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200]);
  expect((await change(YEARLY)).statusCode).toBe(200);
  expect(charged()).toBe(2);
  await platform.deliver();
  const sums = await platform.query(
    `select l.account, sum(l.amount)::int as sum from payment.ledger_lines l join payment.ledger_entries e on e.id = l.entry_id
     join payment.accounts a on a.id = e.account_id where a.owner_id = $1 group by l.account order by l.account`,
    [parent_id],
  );
  const of = Object.fromEntries(sums.map(({ account, sum }) => [String(account), Number(sum)]));
  expect(of).toMatchObject({ received: 7200, revenue: -7200 - (of['tax'] ?? 0) });
  expect(of['credit']).toBeUndefined();
});
