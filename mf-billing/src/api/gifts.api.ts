import { api, write, read } from '@burrow/client';
import { beginGift, getGift, giveGiftBack, redeemCode } from '@burrow/contracts/calls';
import type { GiftOrder } from '@burrow/contracts';

/** Calls about courses for others: buying them, which needs no account, and the codes. */
export const giftsApi = api
  .enhanceEndpoints({ addTagTypes: ['Gifts', 'Purchases', 'Access', 'ClassSets'] })
  .injectEndpoints({
    endpoints: build => ({
      beginGift: write(build, (body: GiftOrder) => beginGift({ body })),
      gift: read(build, (id: string) => getGift({ gift_id: id }), {
        providesTags: ['Gifts'],
        keepUnusedDataFor: 0,
      }),
      giveGiftBack: write(build, (id: string) => giveGiftBack({ gift_id: id }), {
        invalidatesTags: ['Gifts'],
      }),
      redeemCode: write(build, (code: string) => redeemCode({ body: { code } }), {
        invalidatesTags: (_answer, error) =>
          error ? [] : ['Purchases', 'CurrentUser', 'Access', 'ClassSets'],
      }),
    }),
  });

export const { useBeginGiftMutation, useGiftQuery, useGiveGiftBackMutation, useRedeemCodeMutation } =
  giftsApi;
