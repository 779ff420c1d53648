import { api, write } from '@burrow/client';
import { closeOrganization, keepOrganization } from '@burrow/contracts/calls';
import type { CloseOrganization } from '@burrow/contracts';

/** The end of the school. */
export const closingApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: build => ({
    closeOrganization: write(build, (body: CloseOrganization) => closeOrganization({ body }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization']),
    }),
    keepOrganization: write(build, keepOrganization, {
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization']),
    }),
  }),
});

export const { useCloseOrganizationMutation, useKeepOrganizationMutation } = closingApi;
