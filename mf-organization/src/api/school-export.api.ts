import { api } from '@burrow/client';
import type { LastSchoolExport, SchoolExport } from '@burrow/contracts';

const PATH = '/organization/export';

/** All data of the school in one file. */
export const schoolExportApi = api.enhanceEndpoints({ addTagTypes: ['SchoolExport'] }).injectEndpoints({
  endpoints: build => ({
    schoolExport: build.query<LastSchoolExport, void>({ query: () => PATH, providesTags: ['SchoolExport'] }),
    makeSchoolExport: build.mutation<SchoolExport, void>({
      query: () => ({ url: PATH, method: 'POST' }),
      invalidatesTags: ['SchoolExport'],
    }),
  }),
});

export const { useMakeSchoolExportMutation, useSchoolExportQuery } = schoolExportApi;
