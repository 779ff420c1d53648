import { api, read, write } from '@burrow/client';
import { beginSchoolYear, getSchoolYear, undoSchoolYear } from '@burrow/contracts/calls';
import type { NewSchoolYear } from '@burrow/contracts';

/** Calls about the end of a school year. */
export const schoolYearApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolYear', 'Classes', 'SchoolStudents', 'FormerStudents'] })
  .injectEndpoints({
    endpoints: build => ({
      schoolYear: read(build, getSchoolYear, { providesTags: ['SchoolYear'] }),
      beginSchoolYear: write(build, (body: NewSchoolYear) => beginSchoolYear({ body }), {
        invalidatesTags: (_answer, error) =>
          error ? [] : ['SchoolYear', 'Classes', 'SchoolStudents', 'FormerStudents'],
      }),
      undoSchoolYear: write(build, undoSchoolYear, {
        invalidatesTags: ['SchoolYear', 'Classes', 'SchoolStudents', 'FormerStudents'],
      }),
    }),
  });

export const { useBeginSchoolYearMutation, useSchoolYearQuery, useUndoSchoolYearMutation } = schoolYearApi;
