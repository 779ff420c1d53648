import { api } from '@burrow/client';
import type { Successor } from '@burrow/contracts';

/** Whom an administrator has named to follow, as far as leaving is concerned. */
export const successionApi = api.injectEndpoints({
  endpoints: build => ({
    ownSuccessor: build.query<Successor, void>({
      query: () => '/organization/successor',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOwnSuccessorQuery } = successionApi;
