import type { EventData, GiftOrder } from '@burrow/contracts';
import type { TestPayment } from './service.harness.ts';

export const GIFT: GiftOrder = {
  plan_name: 'beginner',
  currency: 'EUR',
  seats: 1,
  email: 'gran@example.com',
  language: 'English',
};

/** A gift that was paid by somebody without an account. */
export interface PaidGift {
  readonly id: string;
  readonly purchase: string;
  /** What its buyer was mailed. */
  readonly mailed: EventData<'payment/gift-paid'>;
}

/** Pays what was begun at the provider. */
export async function payAt(payment: TestPayment, transaction: string): Promise<void> {
  const form = new URLSearchParams({
    _ptxn: transaction,
    card: '4242 4242 4242 4242',
    email: 'gran@example.com',
    country: 'DE',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await payment.provider.paddle.app.inject({
    method: 'POST',
    url: '/checkout',
    payload: form.toString(),
    headers,
  });
  await payment.deliver();
}

/** Every code that was mailed for a gift. */
export const codesOf = async (payment: TestPayment, id: string): Promise<PaidGift['mailed'][]> =>
  (await payment.told('payment/gift-paid', 'account')).filter(({ gift_id }) => gift_id === id);

/** Somebody buys a gift, and pays it. */
export async function buyGift(payment: TestPayment, more: Partial<GiftOrder> = {}): Promise<PaidGift> {
  const begun = (await payment.as().post('/api/payment/gifts', { ...GIFT, ...more })).json();
  await payAt(payment, begun.transaction_id);
  const [mailed] = await codesOf(payment, begun.gift_id);
  if (!mailed) throw new Error('no code was mailed');
  return { id: begun.gift_id, purchase: begun.transaction_id, mailed };
}
