import { api, read, write } from '@burrow/client';
import {
  checkSlugExists,
  demandSecondFactor,
  getOrganization,
  registerOrganization,
  updateOrganization,
} from '@burrow/contracts/calls';
import type { OrganizationRegistration, OrganizationUpdate } from '@burrow/contracts';

/** Calls about the organisation itself. */
export const organizationApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: build => ({
    organization: read(build, getOrganization, { providesTags: ['Organization'] }),
    /** Whoever calls it works in another school afterwards: everything is read anew then. */
    registerOrganization: write(build, (body: OrganizationRegistration) => registerOrganization({ body })),
    updateOrganization: write(build, (body: OrganizationUpdate) => updateOrganization({ body }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization', 'CurrentUser']),
    }),
    demandSecondFactor: write(build, (demanded: boolean) => demandSecondFactor({ body: { demanded } }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['Organization']),
    }),
    slugExists: read(build, (slug: string) => checkSlugExists({ slug }), {
      keepUnusedDataFor: 30,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const {
  useDemandSecondFactorMutation,
  useOrganizationQuery,
  useRegisterOrganizationMutation,
  useSlugExistsQuery,
  useUpdateOrganizationMutation,
} = organizationApi;
