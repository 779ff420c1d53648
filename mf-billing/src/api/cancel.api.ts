import { api } from '@burrow/client';
import type { CancelledByLink } from '@burrow/contracts';

/** Cancelling without a log-in. */
const cancelApi = api.injectEndpoints({
  endpoints: build => ({
    askToCancel: build.mutation<unknown, string>({
      query: email => ({ url: '/user/cancel-by-mail', method: 'POST', body: { email } }),
    }),
    cancelByLink: build.mutation<CancelledByLink, string>({
      query: token => ({ url: '/payment/cancel-by-link', method: 'POST', body: { token } }),
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useAskToCancelMutation, useCancelByLinkMutation } = cancelApi;
