import { api } from '@burrow/client';
import type { CloseOrganization, Organization } from '@burrow/contracts';

/** The end of the school. */
export const closingApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: build => ({
    closeOrganization: build.mutation<Organization, CloseOrganization>({
      query: body => ({ url: '/organization/closing', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization']),
    }),
    keepOrganization: build.mutation<Organization, void>({
      query: () => ({ url: '/organization/closing', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization']),
    }),
  }),
});

export const { useCloseOrganizationMutation, useKeepOrganizationMutation } = closingApi;
