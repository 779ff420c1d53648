import { api } from '@burrow/client';
import type { ChallengeList, ChallengeListQuery, ChallengeResults } from '@burrow/contracts';

interface ListQuery extends Pick<ChallengeListQuery, 'difficulty' | 'status' | 'idea'> {
  readonly language: string;
  /** How many of what was asked for to leave out. */
  readonly from?: number;
}

const FRESH_SECONDS = 10;

/** The calls for challenges: which there are, and with how little they were solved. A completion makes both stale. */
const challengeApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    challenges: build.query<ChallengeList, ListQuery>({
      query: params => ({ url: '/challenge', params }),
      providesTags: ['Course', 'Access'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
    challengeResults: build.query<ChallengeResults, string>({
      query: slug => `/challenge/${slug}/results`,
      providesTags: ['Course', 'Access'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { useChallengesQuery, useChallengeResultsQuery } = challengeApi;
