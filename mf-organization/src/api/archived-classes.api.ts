import { api } from '@burrow/client';
import type { ArchivedClasses, SchoolClass } from '@burrow/contracts';

const PATH = '/organization/archived-classes';

/** Classes that were archived at the end of a school year. */
const archivedClassesApi = api
  .enhanceEndpoints({ addTagTypes: ['ArchivedClasses', 'Classes', 'SchoolYear'] })
  .injectEndpoints({
    endpoints: build => ({
      archivedClasses: build.query<ArchivedClasses, { readonly page: number }>({
        query: params => ({ url: PATH, params }),
        providesTags: ['ArchivedClasses', 'SchoolYear'],
      }),
      restoreClass: build.mutation<SchoolClass, string>({
        query: id => ({ url: `${PATH}/${id}/restore`, method: 'POST' }),
        invalidatesTags: ['ArchivedClasses', 'Classes'],
      }),
    }),
  });

export const { useArchivedClassesQuery, useRestoreClassMutation } = archivedClassesApi;
