import { api, write } from '@burrow/client';
import { reportClientError } from '@burrow/contracts/calls';
import type { ClientError } from '@burrow/contracts';

/** What a page reports, which is sent even while the page is being left. */
export const clientErrorsApi = api.injectEndpoints({
  endpoints: build => ({
    reportClientError: write(build, (body: ClientError) => ({
      ...reportClientError({ body }),
      keepalive: true,
    })),
  }),
});
