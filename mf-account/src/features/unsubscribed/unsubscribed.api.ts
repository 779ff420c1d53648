import { api } from '@burrow/client';

const unsubscribedApi = api.injectEndpoints({
  endpoints: build => ({
    unsubscribe: build.mutation<unknown, string>({
      query: emailId => ({ url: `/user/unsubscribe/${encodeURIComponent(emailId)}`, method: 'POST' }),
    }),
    resubscribe: build.mutation<unknown, string>({
      query: emailId => ({ url: `/user/resubscribe/${encodeURIComponent(emailId)}`, method: 'POST' }),
    }),
  }),
});

export const { useResubscribeMutation, useUnsubscribeMutation } = unsubscribedApi;
