import { api, read } from '@burrow/client';
import { getChallengeResults, listChallenges } from '@burrow/contracts/calls';
import type { ChallengeListQuery } from '@burrow/contracts';

interface ListQuery extends Pick<ChallengeListQuery, 'difficulty' | 'status' | 'idea'> {
  readonly language: string;
  /** How many of what was asked for to leave out. */
  readonly from?: number;
}

const FRESH_SECONDS = 10;

/** The calls for challenges: which there are, and with how little they were solved. A completion makes both stale. */
const challengeApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    challenges: read(build, (params: ListQuery) => listChallenges(params), {
      providesTags: ['Course', 'Access'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
    challengeResults: read(build, (slug: string) => getChallengeResults({ slug }), {
      providesTags: ['Course', 'Access'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { useChallengesQuery, useChallengeResultsQuery } = challengeApi;
