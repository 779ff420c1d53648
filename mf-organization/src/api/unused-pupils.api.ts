import { api, read, write } from '@burrow/client';
import { listUnusedPupils, updateUnusedPupils } from '@burrow/contracts/calls';
import type { UnusedPupilsUpdate } from '@burrow/contracts';

/** Students whose accounts nobody uses. */
const unusedPupilsApi = api.enhanceEndpoints({ addTagTypes: ['UnusedPupils'] }).injectEndpoints({
  endpoints: build => ({
    unusedPupils: read(build, (params: { readonly page: number }) => listUnusedPupils(params), {
      providesTags: ['UnusedPupils'],
    }),
    setUnusedMonths: write(build, (body: UnusedPupilsUpdate) => updateUnusedPupils({ body }), {
      invalidatesTags: ['UnusedPupils'],
    }),
  }),
});

export const { useSetUnusedMonthsMutation, useUnusedPupilsQuery } = unusedPupilsApi;
