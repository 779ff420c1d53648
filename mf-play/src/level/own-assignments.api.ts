import { read } from '@burrow/client';
import { listOwnAssignments } from '@burrow/contracts/calls';
import { levelApi } from './level.api.ts';

const FRESH_SECONDS = 10;

/** What the class of the student who plays is to do; a completion makes it stale. */
const ownAssignmentsApi = levelApi.injectEndpoints({
  endpoints: build => ({
    ownAssignments: read(build, (language: string) => listOwnAssignments({ language }), {
      providesTags: ['Course', 'Access'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { useOwnAssignmentsQuery } = ownAssignmentsApi;
