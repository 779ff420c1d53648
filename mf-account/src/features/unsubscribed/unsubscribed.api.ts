import { api, write } from '@burrow/client';
import { resubscribe, unsubscribeByPost } from '@burrow/contracts/calls';

const unsubscribedApi = api.injectEndpoints({
  endpoints: build => ({
    unsubscribe: write(build, (emailId: string) => unsubscribeByPost({ email_id: emailId })),
    resubscribe: write(build, (emailId: string) => resubscribe({ email_id: emailId })),
  }),
});

export const { useResubscribeMutation, useUnsubscribeMutation } = unsubscribedApi;
