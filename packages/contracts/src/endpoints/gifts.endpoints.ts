import { DoneSchema } from '../account/index.ts';
import {
  ClassSetsSchema,
  GiftOrderSchema,
  GiftParamsSchema,
  GiftSchema,
  GiftStartSchema,
  GiveSeatsSchema,
  PurchaseParamsSchema,
  RedeemedSchema,
  RedeemSchema,
} from '../payment/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;

/** Courses that are bought for others: gifts and class sets, and their codes. */
export const GIFT_ENDPOINTS = {
  beginGift: endpoint({ method: 'POST', path: '/api/payment/gifts', access: 'anyone',
    summary: 'Starts the purchase of a gift or a class set, without an account. The code is mailed once it is paid.', body: GiftOrderSchema, answer: GiftStartSchema,
    errors: ['auth/forbidden', 'auth/too-many-attempts', 'request/cross-site', 'payment/unknown-plan', 'payment/not-your-plan', 'payment/price-differs', 'payment/buying-off', 'payment/provider-down', 'payment/provider-refused'] }),
  getGift: endpoint({ method: 'GET', path: '/api/payment/gifts/{gift_id}', access: 'token',
    summary: 'Returns the state of a gift, for its buyer.', params: GiftParamsSchema, answer: GiftSchema, errors: ['payment/unknown-purchase'] }),
  giveGiftBack: endpoint({ method: 'POST', path: '/api/payment/gifts/{gift_id}/refund', access: 'token',
    summary: 'Withdraws from a gift: the buyer gets the money back, and the code stops working.', params: GiftParamsSchema, answer: GiftSchema,
    errors: ['request/cross-site', 'payment/unknown-purchase', 'payment/not-refundable'] }),
  redeemCode: endpoint({ method: 'POST', path: '/api/payment/redeem', access: 'buyer', childActs: [],
    summary: 'Redeems a code, once: a parent a gift, an administrator a class set.', body: RedeemSchema, answer: RedeemedSchema,
    errors: [...writing, 'payment/unknown-code', 'payment/code-used', 'payment/code-ended', 'payment/code-for-school', 'payment/code-for-family'] }),
  listClassSets: endpoint({ method: 'GET', path: '/api/payment/class-sets', access: 'admin',
    summary: "Returns the class sets of the caller's school, and who has a seat.", answer: ClassSetsSchema, errors: reading }),
  giveSeats: endpoint({ method: 'POST', path: '/api/payment/class-sets/{purchase_id}/students', access: 'admin', childActs: [],
    summary: 'Assigns seats of a class set to students of the school, all or none.', params: PurchaseParamsSchema, body: GiveSeatsSchema, answer: DoneSchema,
    errors: [...writing, 'payment/unknown-purchase', 'payment/not-your-student', 'payment/no-seats-left', 'payment/student-has-course'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
