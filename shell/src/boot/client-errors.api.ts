import { api } from '@burrow/client';
import type { ClientError } from '@burrow/contracts';

/** What a page reports, which is sent even while the page is being left. */
export const clientErrorsApi = api.injectEndpoints({
  endpoints: build => ({
    reportClientError: build.mutation<unknown, ClientError>({
      query: body => ({ url: '/client-error', method: 'POST', body, keepalive: true }),
    }),
  }),
});
