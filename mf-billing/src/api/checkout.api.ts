import { api, read, write } from '@burrow/client';
import { beginCheckout, getCheckout, getPaymentLink, previewCheckout } from '@burrow/contracts/calls';
import type { Checkout, PreviewQuery } from '@burrow/contracts';

/** Calls about paying. */
export const checkoutApi = api.injectEndpoints({
  endpoints: build => ({
    checkoutPreview: read(build, (params: Omit<PreviewQuery, 'seats'> & Partial<PreviewQuery>) =>
      previewCheckout(params),
    ),
    checkoutState: read(build, (id: string) => getCheckout({ transaction_id: id }), { keepUnusedDataFor: 0 }),
    /** Asks the provider as well, once. */
    askedCheckout: read(build, (id: string) => getCheckout({ transaction_id: id, ask: 'provider' }), {
      keepUnusedDataFor: 0,
    }),
    paymentLink: read(build, (id: string) => getPaymentLink({ transaction_id: id }), {
      keepUnusedDataFor: 0,
    }),
    beginCheckout: write(build, (body: Checkout) => beginCheckout({ body })),
  }),
});

export const {
  useAskedCheckoutQuery,
  useBeginCheckoutMutation,
  useCheckoutPreviewQuery,
  useCheckoutStateQuery,
  usePaymentLinkQuery,
} = checkoutApi;
