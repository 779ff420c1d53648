import { api, read, write } from '@burrow/client';
import { listArchivedClasses, restoreClass } from '@burrow/contracts/calls';

/** Classes that were archived at the end of a school year. */
const archivedClassesApi = api
  .enhanceEndpoints({ addTagTypes: ['ArchivedClasses', 'Classes', 'SchoolYear'] })
  .injectEndpoints({
    endpoints: build => ({
      archivedClasses: read(build, (params: { readonly page: number }) => listArchivedClasses(params), {
        providesTags: ['ArchivedClasses', 'SchoolYear'],
      }),
      restoreClass: write(build, (id: string) => restoreClass({ class_id: id }), {
        invalidatesTags: ['ArchivedClasses', 'Classes'],
      }),
    }),
  });

export const { useArchivedClassesQuery, useRestoreClassMutation } = archivedClassesApi;
