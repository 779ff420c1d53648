import { api } from '@burrow/client';
import type { Organization, OrganizationUpdate } from '@burrow/contracts';

/** Calls about the organisation itself. */
export const organizationApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: build => ({
    organization: build.query<Organization, void>({
      query: () => '/organization/current',
      providesTags: ['Organization'],
    }),
    updateOrganization: build.mutation<Organization, OrganizationUpdate>({
      query: body => ({ url: '/organization/current', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization', 'CurrentUser']),
    }),
    demandSecondFactor: build.mutation<Organization, boolean>({
      query: demanded => ({ url: '/organization/second-factor', method: 'PUT', body: { demanded } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization']),
    }),
    slugExists: build.query<{ exists: boolean }, string>({
      query: slug => ({ url: '/organization/check-slug-exists', params: { slug } }),
      keepUnusedDataFor: 30,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const {
  useDemandSecondFactorMutation,
  useOrganizationQuery,
  useSlugExistsQuery,
  useUpdateOrganizationMutation,
} = organizationApi;
