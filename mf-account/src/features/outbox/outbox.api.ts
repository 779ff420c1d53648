import { api } from '@burrow/client';
import type { Outbox } from '@burrow/contracts';

const outboxApi = api.injectEndpoints({
  endpoints: build => ({
    outbox: build.query<Outbox, void>({
      query: () => '/user/outbox',
      keepUnusedDataFor: 0,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { useOutboxQuery } = outboxApi;
