import { api, read, write } from '@burrow/client';
import { chooseMembership, listMemberships } from '@burrow/contracts/calls';

/** The schools to which somebody belongs, and in which of them they work. */
export const membershipsApi = api.enhanceEndpoints({ addTagTypes: ['Memberships'] }).injectEndpoints({
  endpoints: build => ({
    memberships: read(build, listMemberships, { providesTags: ['Memberships'], keepUnusedDataFor: 0 }),
    workIn: write(build, (organization_id: string | null) => chooseMembership({ body: { organization_id } })),
  }),
});

export const { useMembershipsQuery, useWorkInMutation } = membershipsApi;
