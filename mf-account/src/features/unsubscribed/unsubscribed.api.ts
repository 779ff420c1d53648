import { api } from '@burrow/client';

const unsubscribedApi = api.injectEndpoints({
  endpoints: build => ({
    resubscribe: build.mutation<unknown, string>({
      query: emailId => ({ url: `/user/resubscribe/${encodeURIComponent(emailId)}`, method: 'POST' }),
    }),
  }),
});

export const { useResubscribeMutation } = unsubscribedApi;
