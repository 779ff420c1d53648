import { api, read, write } from '@burrow/client';
import { chooseMembership, getCurrentUser, listMemberships } from '@burrow/contracts/calls';

/** The schools to which somebody belongs, and in which of them they work. */
export const membershipsApi = api.enhanceEndpoints({ addTagTypes: ['Memberships'] }).injectEndpoints({
  endpoints: build => ({
    memberships: read(build, listMemberships, { providesTags: ['Memberships'], keepUnusedDataFor: 0 }),
    workIn: write(build, (organization_id: string | null) => chooseMembership({ body: { organization_id } })),
    /** As account has it at this moment, which may be before it has heard of the other school. */
    sessionNow: read(build, getCurrentUser, { keepUnusedDataFor: 0 }),
  }),
});

export const { useMembershipsQuery, useWorkInMutation } = membershipsApi;
