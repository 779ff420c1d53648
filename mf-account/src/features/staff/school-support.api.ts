import { api, read, write } from '@burrow/client';
import {
  appointAdministrator,
  getSupportedSchool,
  judgeDomain,
  listOrphanedSchools,
} from '@burrow/contracts/calls';
import type { JudgeDomain } from '@burrow/contracts';

interface Of {
  readonly id: string;
}

/** What staff do for schools. */
const schoolSupportApi = api.enhanceEndpoints({ addTagTypes: ['SupportedSchools'] }).injectEndpoints({
  endpoints: build => ({
    orphanedSchools: read(build, listOrphanedSchools, { providesTags: ['SupportedSchools'] }),
    supportedSchool: read(build, (id: string) => getSupportedSchool({ organization_id: id }), {
      providesTags: ['SupportedSchools'],
    }),
    appointAdministrator: write(
      build,
      ({ id, userId }: Of & { readonly userId: string }) =>
        appointAdministrator({ organization_id: id, body: { user_id: userId } }),
      { invalidatesTags: ['SupportedSchools'] },
    ),
    judgeDomain: write(
      build,
      ({ id, ...body }: Of & JudgeDomain) => judgeDomain({ organization_id: id, body }),
      { invalidatesTags: ['SupportedSchools'] },
    ),
  }),
});

export const {
  useAppointAdministratorMutation,
  useJudgeDomainMutation,
  useOrphanedSchoolsQuery,
  useSupportedSchoolQuery,
} = schoolSupportApi;
