import type { OwnAssignments } from '@burrow/contracts';
import { levelApi } from './level.api.ts';

const FRESH_SECONDS = 10;

/** What the class of the student who plays is to do; a completion makes it stale. */
const ownAssignmentsApi = levelApi.injectEndpoints({
  endpoints: build => ({
    ownAssignments: build.query<OwnAssignments, string>({
      query: language => ({ url: '/level/assignments', params: { language } }),
      providesTags: ['Course', 'Access'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { useOwnAssignmentsQuery } = ownAssignmentsApi;
