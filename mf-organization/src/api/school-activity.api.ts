import { api, read } from '@burrow/client';
import { getSchoolActivity } from '@burrow/contracts/calls';
import type { ActivityPeriod } from '@burrow/contracts';

/** What the school did in the last year, in numbers. */
const schoolActivityApi = api.injectEndpoints({
  endpoints: build => ({
    schoolActivity: read(build, (period: ActivityPeriod) => getSchoolActivity({ period })),
  }),
});

export const { useSchoolActivityQuery } = schoolActivityApi;
