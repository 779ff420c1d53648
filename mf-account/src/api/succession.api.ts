import { api, read } from '@burrow/client';
import { getSuccessor } from '@burrow/contracts/calls';

/** Whom an administrator has named to follow, as far as leaving is concerned. */
export const successionApi = api.injectEndpoints({
  endpoints: build => ({
    ownSuccessor: read(build, getSuccessor, { keepUnusedDataFor: 0 }),
  }),
});

export const { useOwnSuccessorQuery } = successionApi;
