import { api, read, write } from '@burrow/client';
import { listUnusedStudents, updateUnusedStudents } from '@burrow/contracts/calls';
import type { UnusedStudentsUpdate } from '@burrow/contracts';

/** Students whose accounts nobody uses. */
const unusedStudentsApi = api.enhanceEndpoints({ addTagTypes: ['UnusedStudents'] }).injectEndpoints({
  endpoints: build => ({
    unusedStudents: read(build, (params: { readonly page: number }) => listUnusedStudents(params), {
      providesTags: ['UnusedStudents'],
    }),
    setUnusedMonths: write(build, (body: UnusedStudentsUpdate) => updateUnusedStudents({ body }), {
      invalidatesTags: ['UnusedStudents'],
    }),
  }),
});

export const { useSetUnusedMonthsMutation, useUnusedStudentsQuery } = unusedStudentsApi;
