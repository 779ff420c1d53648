import { api } from '@burrow/client';
import type { JudgeDomain, OrphanedSchools, SupportedSchool } from '@burrow/contracts';

interface Of {
  readonly id: string;
}

const SCHOOLS = '/organization/support/schools';
const pathOf = ({ id }: Of): string => `${SCHOOLS}/${id}`;

/** What staff do for schools. */
const schoolSupportApi = api.enhanceEndpoints({ addTagTypes: ['SupportedSchools'] }).injectEndpoints({
  endpoints: build => ({
    orphanedSchools: build.query<OrphanedSchools, void>({
      query: () => SCHOOLS,
      providesTags: ['SupportedSchools'],
    }),
    supportedSchool: build.query<SupportedSchool, string>({
      query: id => pathOf({ id }),
      providesTags: ['SupportedSchools'],
    }),
    appointAdministrator: build.mutation<SupportedSchool, Of & { readonly userId: string }>({
      query: ({ id, userId }) => ({
        url: `${pathOf({ id })}/administrator`,
        method: 'PUT',
        body: { user_id: userId },
      }),
      invalidatesTags: ['SupportedSchools'],
    }),
    judgeDomain: build.mutation<SupportedSchool, Of & JudgeDomain>({
      query: ({ id, ...body }) => ({ url: `${pathOf({ id })}/domain`, method: 'PUT', body }),
      invalidatesTags: ['SupportedSchools'],
    }),
  }),
});

export const {
  useAppointAdministratorMutation,
  useJudgeDomainMutation,
  useOrphanedSchoolsQuery,
  useSupportedSchoolQuery,
} = schoolSupportApi;
