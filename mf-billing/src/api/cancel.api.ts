import { api, write } from '@burrow/client';
import { askToCancel, cancelByLink } from '@burrow/contracts/calls';

/** Cancelling without a log-in. */
const cancelApi = api.injectEndpoints({
  endpoints: build => ({
    askToCancel: write(build, (email: string) => askToCancel({ body: { email } })),
    cancelByLink: write(build, (token: string) => cancelByLink({ body: { token } }), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useAskToCancelMutation, useCancelByLinkMutation } = cancelApi;
