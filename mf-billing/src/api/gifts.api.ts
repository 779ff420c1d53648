import { api } from '@burrow/client';
import type { Gift, GiftOrder, GiftStart, Redeemed } from '@burrow/contracts';

/** Calls about courses for others: buying them, which needs no account, and the codes. */
export const giftsApi = api
  .enhanceEndpoints({ addTagTypes: ['Gifts', 'Purchases', 'Access', 'ClassSets'] })
  .injectEndpoints({
    endpoints: build => ({
      beginGift: build.mutation<GiftStart, GiftOrder>({
        query: body => ({ url: '/payment/gifts', method: 'POST', body }),
      }),
      gift: build.query<Gift, string>({
        query: id => `/payment/gifts/${encodeURIComponent(id)}`,
        providesTags: ['Gifts'],
        keepUnusedDataFor: 0,
      }),
      giveGiftBack: build.mutation<Gift, string>({
        query: id => ({ url: `/payment/gifts/${encodeURIComponent(id)}/refund`, method: 'POST' }),
        invalidatesTags: ['Gifts'],
      }),
      redeemCode: build.mutation<Redeemed, string>({
        query: code => ({ url: '/payment/redeem', method: 'POST', body: { code } }),
        invalidatesTags: (_answer, error) =>
          error ? [] : ['Purchases', 'CurrentUser', 'Access', 'ClassSets'],
      }),
    }),
  });

export const { useBeginGiftMutation, useGiftQuery, useGiveGiftBackMutation, useRedeemCodeMutation } =
  giftsApi;
