import { api, read } from '@burrow/client';
import { listBadges } from '@burrow/contracts/calls';

export interface BadgesAsked {
  /** Missing for the caller's own. */
  readonly student_id?: string;
  readonly language: string;
}

const badgesApi = api.injectEndpoints({
  endpoints: build => ({
    badges: read(build, (params: BadgesAsked) => listBadges(params)),
  }),
});

export const { useBadgesQuery } = badgesApi;
