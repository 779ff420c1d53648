import { api } from '@burrow/client';
import type { OwnBadges } from '@burrow/contracts';

export interface BadgesAsked {
  /** Missing for the caller's own. */
  readonly student_id?: string;
  readonly language: string;
}

const badgesApi = api.injectEndpoints({
  endpoints: build => ({
    badges: build.query<OwnBadges, BadgesAsked>({
      query: params => ({ url: '/badge', params }),
    }),
  }),
});

export const { useBadgesQuery } = badgesApi;
