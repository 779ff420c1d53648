import { api } from '@burrow/client';
import type {
  Checkout,
  CheckoutPreview,
  CheckoutStart,
  CheckoutState,
  PreviewQuery,
} from '@burrow/contracts';

/** Calls about paying. */
export const checkoutApi = api.injectEndpoints({
  endpoints: build => ({
    checkoutPreview: build.query<CheckoutPreview, Omit<PreviewQuery, 'seats'> & Partial<PreviewQuery>>({
      query: params => ({ url: '/payment/checkout-preview', params }),
    }),
    checkoutState: build.query<CheckoutState, string>({
      query: id => `/payment/checkout/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
    beginCheckout: build.mutation<CheckoutStart, Checkout>({
      query: body => ({ url: '/payment/paddle', method: 'POST', body }),
    }),
  }),
});

export const { useBeginCheckoutMutation, useCheckoutPreviewQuery, useCheckoutStateQuery } = checkoutApi;
