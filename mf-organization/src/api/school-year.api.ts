import { api } from '@burrow/client';
import type { LastSchoolYear, NewSchoolYear, SchoolYear } from '@burrow/contracts';

const PATH = '/organization/school-year';

/** Calls about the end of a school year. */
export const schoolYearApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolYear', 'Classes', 'Pupils', 'FormerPupils'] })
  .injectEndpoints({
    endpoints: build => ({
      schoolYear: build.query<LastSchoolYear, void>({ query: () => PATH, providesTags: ['SchoolYear'] }),
      beginSchoolYear: build.mutation<SchoolYear, NewSchoolYear>({
        query: body => ({ url: PATH, method: 'POST', body }),
        invalidatesTags: (_answer, error) =>
          error ? [] : ['SchoolYear', 'Classes', 'Pupils', 'FormerPupils'],
      }),
      undoSchoolYear: build.mutation<SchoolYear, void>({
        query: () => ({ url: `${PATH}/undo`, method: 'POST' }),
        invalidatesTags: ['SchoolYear', 'Classes', 'Pupils', 'FormerPupils'],
      }),
    }),
  });

export const { useBeginSchoolYearMutation, useSchoolYearQuery, useUndoSchoolYearMutation } = schoolYearApi;
