import { describe, expect, test } from '@jest/globals';
import {
  platform,
  parent,
  parent_id,
  first,
  MONTHLY,
  YEARLY,
  change,
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

describe('a refund in the dashboard', () => {
  const refund = async (transaction_id: string) => {
    const { data } = (
      await inject('/adjustments', { action: 'refund', transaction_id, reason: 'kind' })
    ).json();
    await inject(`/test/adjustments/${data.id}`, { status: 'approved' });
    await platform.deliver();
    await settle();
  };

  test('of what pays for now ends the subscription there too, so that nothing is charged again', async () => {
    await refund(first);
    expect(subscriptionOf()?.status).toBe('canceled');
    expect(await open()).toBeNull();
    expect(
      await told(
        'payment/notice',
        JSON.stringify({ notice: 'refund-paid', money: { amount: 900 }, owner: { id: parent_id } }),
      ),
    ).toHaveLength(1);
  });

  test('of an older month leaves it running, also if the later payment is told later', async () => {
    const now = platform.paddle.store.clock.iso();
    await inject('/test/clock', { to: new Date(Date.parse(now) + 40 * 86_400_000).toISOString() });
    await refund(first);
    expect(subscriptionOf()?.status).toBe('active');
    expect((await open()).plan_name).toBe(MONTHLY);
  });
});

describe('three subscriptions that were paid all the same', () => {
  /** As it would be if three tabs got past us: an order of ours, paid at the provider. */
  async function payAnother(plan: string): Promise<string> {
    const [{ id: order }] = (await platform.query(
      `insert into payment.orders (account_id, plan, amount, currency)
       select account_id, $2, $3, 'EUR' from payment.purchases where id = $1 returning id`,
      [first, plan, plan === MONTHLY ? 900 : 7200],
    )) as [{ id: string }];
    const items = [{ price_id: `pri_test_${plan.replace('-', '_')}`, quantity: 1 }];
    const { data } = (
      await inject('/transactions', { items, currency_code: 'EUR', custom_data: { order } })
    ).json();
    await platform.query('update payment.orders set transaction = $2 where id = $1', [order, data.id]);
    await platform.pay(data.id);
    return data.id;
  }
  const running = () =>
    [...platform.paddle.store.subscriptions.values()].slice(-3).map(({ shown }) => shown.status);

  test('are one: the later two are cancelled and paid back whole, and their payer is told of each', async () => {
    await payAnother(YEARLY);
    await payAnother(MONTHLY);
    await settle();
    expect(running()).toEqual(['active', 'canceled', 'canceled']);
    await payOut();
    expect(sumOf(await purchases())).toBe(8100);
    expect((await open()).plan_name).toBe(MONTHLY);
    const notices = await told(
      'payment/notice',
      JSON.stringify({ notice: 'bought-twice', owner: { id: parent_id } }),
    );
    expect(
      notices.map(({ data }) => (data as { money: { amount: number } }).money.amount).toSorted(),
    ).toEqual([7200, 900]);
  });

  test('are none where the first had ended at the provider, although we are not told yet', async () => {
    const id = subscriptionOf()?.id;
    await inject(`/subscriptions/${id}/cancel`, { effective_from: 'immediately' });
    await payAnother(YEARLY);
    await platform.query(`update payment.subscriptions set state = 'active', ends_at = null where id = $1`, [
      id,
    ]);
    // Something is told of the later one.
    await platform.paddle.app.inject({
      method: 'PATCH',
      url: `/subscriptions/${subscriptionOf()?.id}`,
      payload: { scheduled_change: null },
      headers: { authorization: 'bearer pdl_test_stand-in' },
    });
    await platform.deliver();
    await settle();
    expect(subscriptionOf()?.status).toBe('active');
  });
});

describe('a bank that takes back', () => {
  /** Who takes back what was paid two months ago. */
  async function chargeFirstBack(): Promise<void> {
    await inject('/test/chargebacks', { transaction_id: first });
    await platform.deliver();
    await settle();
  }

  test('a month that is over closes the subscription at once, ends it at the provider, and tells support once', async () => {
    const now = platform.paddle.store.clock.iso();
    await inject('/test/clock', { to: new Date(Date.parse(now) + 63 * 86_400_000).toISOString() });
    await platform.deliver();
    expect((await open()).plan_name).toBe(MONTHLY);
    await inject('/test/chargebacks', { transaction_id: first });
    await platform.deliver();
    expect(await open()).toBeNull();
    expect((await parent.get('/api/payment/current-plan')).json().subscription).toBeNull();
    await settle();
    expect(subscriptionOf()?.status).toBe('canceled');
    await platform.deliver();
    expect(
      await told('payment/support-notice', JSON.stringify({ about: 'chargeback', purchase_id: first })),
    ).toHaveLength(1);
  });

  test('the nine euros of a year gets no year', async () => {
    await change(YEARLY);
    await platform.deliver();
    await chargeFirstBack();
    expect(await open()).toBeNull();
    expect(subscriptionOf()?.status).toBe('canceled');
    expect(
      await told(
        'payment/notice',
        JSON.stringify({ notice: 'charged-back', money: { amount: 900 }, owner: { id: parent_id } }),
      ),
    ).toHaveLength(1);
  });

  test('and gives back what it took opens a year again, for as long as it is paid', async () => {
    await change(YEARLY);
    await platform.deliver();
    await chargeFirstBack();
    await inject('/test/chargebacks', { transaction_id: first, action: 'chargeback_reverse' });
    await platform.deliver();
    expect(await open()).toMatchObject({ plan_name: YEARLY, next_charge: null });
    expect((await parent.get('/api/payment/current-plan')).json().subscription).toBe('unlimited');
    expect((await parent.get('/api/payment/active-subscriptions')).json().subscriptions).toHaveLength(1);
  });

  test('a payment of which a part went back already takes the rest, and closes it too', async () => {
    await platform.query(
      `insert into payment.facts (id, purchase, data) select 'evt_part', $1, jsonb_build_object('id', 'evt_part', 'at', to_json(now()), 'kind', 'adjustment', 'adjustment', 'adj_part', 'purchase', $1::text, 'action', 'refund', 'status', 'approved', 'total', 100, 'tax', 0, 'currency', 'EUR')`,
      [first],
    );
    await chargeFirstBack();
    expect(await open()).toBeNull();
  });
});
