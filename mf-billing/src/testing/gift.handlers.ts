import { readGiftCode } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';
import type { Shop } from './shop.ts';

export const GIFT_ID = '00000000-0000-4000-8000-000000000601';
/** What the shop knows: a gift for a parent, and a class set for a school. */
export const GIFT_CODE = 'ABCD-2345-EFGH-6789';
export const SET_CODE = 'SETS-2345-EFGH-6789';

/** Courses for others, and their codes. */
export const giftHandlers = (shop: Shop): HttpHandler[] => [
  answer('beginGift', async ({ request }) => {
    shop.begun.push(await request.json());
    return HttpResponse.json({
      transaction_id: 'txn_2',
      url: 'https://paddle.test/checkout?_ptxn=txn_2',
      client_token: null,
      is_test: true,
      gift_id: GIFT_ID,
    });
  }),
  answer('getGift', ({ params }) =>
    params.gift_id === GIFT_ID ? HttpResponse.json(shop.gift) : refusal('payment/unknown-purchase'),
  ),
  answer('giveGiftBack', () => {
    shop.gift = { ...shop.gift, state: 'refunding', refundable_until: null };
    return HttpResponse.json(shop.gift);
  }),
  answer('redeemCode', async ({ request }) => {
    const { code } = (await request.json()) as { code: string };
    const read = readGiftCode(code);
    if (read !== GIFT_CODE && read !== SET_CODE) return refusal('payment/unknown-code');
    const seats = read === SET_CODE ? 30 : 1;
    return HttpResponse.json({ plan_name: 'beginner', course_name: 'python', seats });
  }),
];
