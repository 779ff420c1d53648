import { api } from '@burrow/client';
import type { ActivityPeriod, SchoolActivity } from '@burrow/contracts';

/** What the school did in the last year, in numbers. */
const schoolActivityApi = api.injectEndpoints({
  endpoints: build => ({
    schoolActivity: build.query<SchoolActivity, ActivityPeriod>({
      query: period => ({ url: '/level/school-activity', params: { period } }),
    }),
  }),
});

export const { useSchoolActivityQuery } = schoolActivityApi;
