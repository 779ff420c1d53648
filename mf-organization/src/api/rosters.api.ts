import { api, read, write } from '@burrow/client';
import { applyRoster, compareRoster, listExternalIds } from '@burrow/contracts/calls';
import type { ApplyRoster, CompareRoster } from '@burrow/contracts';

/** Calls that compare a list of a school's system with the school, and do what was accepted. */
const rostersApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolStudents', 'Classes', 'Organization'] })
  .injectEndpoints({
    endpoints: build => ({
      compareRoster: write(build, (body: CompareRoster) => compareRoster({ body })),
      externalIds: read(build, (id: string) => listExternalIds({ class_id: id })),
      applyRoster: write(build, (body: ApplyRoster) => applyRoster({ body }), {
        // Also after a failure: some of it may be done.
        invalidatesTags: ['SchoolStudents', 'Classes', 'Organization'],
      }),
    }),
  });

export const { useCompareRosterMutation, useApplyRosterMutation, useLazyExternalIdsQuery } = rostersApi;
