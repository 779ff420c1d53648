import { api, read, write } from '@burrow/client';
import { getSchoolExport, makeSchoolExport } from '@burrow/contracts/calls';

/** All data of the school in one file. */
export const schoolExportApi = api.enhanceEndpoints({ addTagTypes: ['SchoolExport'] }).injectEndpoints({
  endpoints: build => ({
    schoolExport: read(build, getSchoolExport, { providesTags: ['SchoolExport'] }),
    makeSchoolExport: write(build, makeSchoolExport, { invalidatesTags: ['SchoolExport'] }),
  }),
});

export const { useMakeSchoolExportMutation, useSchoolExportQuery } = schoolExportApi;
