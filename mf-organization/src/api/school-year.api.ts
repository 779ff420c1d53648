import { api, read, write } from '@burrow/client';
import { beginSchoolYear, getSchoolYear, undoSchoolYear } from '@burrow/contracts/calls';
import type { NewSchoolYear } from '@burrow/contracts';

/** Calls about the end of a school year. */
export const schoolYearApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolYear', 'Classes', 'Pupils', 'FormerPupils'] })
  .injectEndpoints({
    endpoints: build => ({
      schoolYear: read(build, getSchoolYear, { providesTags: ['SchoolYear'] }),
      beginSchoolYear: write(build, (body: NewSchoolYear) => beginSchoolYear({ body }), {
        invalidatesTags: (_answer, error) =>
          error ? [] : ['SchoolYear', 'Classes', 'Pupils', 'FormerPupils'],
      }),
      undoSchoolYear: write(build, undoSchoolYear, {
        invalidatesTags: ['SchoolYear', 'Classes', 'Pupils', 'FormerPupils'],
      }),
    }),
  });

export const { useBeginSchoolYearMutation, useSchoolYearQuery, useUndoSchoolYearMutation } = schoolYearApi;
