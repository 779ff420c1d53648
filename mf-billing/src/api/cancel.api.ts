import { api, write } from '@burrow/client';
import { askToCancel, cancelByLink, withdrawByLink } from '@burrow/contracts/calls';
import type { DeclareBody } from '@burrow/contracts';

/** Cancelling and withdrawing without a log-in. */
const cancelApi = api.injectEndpoints({
  endpoints: build => ({
    askToCancel: write(build, (body: DeclareBody) => askToCancel({ body })),
    cancelByLink: write(build, (token: string) => cancelByLink({ body: { token } }), {
      invalidatesTags: ['CurrentUser'],
    }),
    withdrawByLink: write(build, (token: string) => withdrawByLink({ body: { token } }), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useAskToCancelMutation, useCancelByLinkMutation, useWithdrawByLinkMutation } = cancelApi;
