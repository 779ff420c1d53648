import { api, read } from '@burrow/client';
import { getOutbox } from '@burrow/contracts/calls';

const outboxApi = api.injectEndpoints({
  endpoints: build => ({
    outbox: read(build, getOutbox, {
      keepUnusedDataFor: 0,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { useOutboxQuery } = outboxApi;
