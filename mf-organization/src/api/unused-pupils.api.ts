import { api } from '@burrow/client';
import type { UnusedPupils, UnusedPupilsUpdate } from '@burrow/contracts';

const PATH = '/organization/unused-students';

/** Students whose accounts nobody uses. */
const unusedPupilsApi = api.enhanceEndpoints({ addTagTypes: ['UnusedPupils'] }).injectEndpoints({
  endpoints: build => ({
    unusedPupils: build.query<UnusedPupils, { readonly page: number }>({
      query: params => ({ url: PATH, params }),
      providesTags: ['UnusedPupils'],
    }),
    setUnusedMonths: build.mutation<UnusedPupils, UnusedPupilsUpdate>({
      query: body => ({ url: PATH, method: 'PUT', body }),
      invalidatesTags: ['UnusedPupils'],
    }),
  }),
});

export const { useSetUnusedMonthsMutation, useUnusedPupilsQuery } = unusedPupilsApi;
