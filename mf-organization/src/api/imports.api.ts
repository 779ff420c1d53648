import { api } from '@burrow/client';
import type {
  CheckedImport,
  CheckImport,
  ImportState,
  LoginCards,
  MadeLoginCards,
  StartImport,
} from '@burrow/contracts';

interface StartedImport {
  readonly id: string;
  readonly body: StartImport;
}

/** Calls that make many students at once, and their cards. */
export const importsApi = api
  .enhanceEndpoints({ addTagTypes: ['Pupils', 'Classes', 'Organization'] })
  .injectEndpoints({
    endpoints: build => ({
      checkImport: build.mutation<CheckedImport, CheckImport>({
        query: body => ({ url: '/organization/imports', method: 'POST', body }),
      }),
      startImport: build.mutation<ImportState, StartedImport>({
        query: ({ id, body }) => ({ url: `/organization/imports/${id}`, method: 'PUT', body }),
      }),
      importState: build.query<ImportState, string>({
        query: id => `/organization/imports/${id}`,
        keepUnusedDataFor: 0,
      }),
      makeLoginCards: build.mutation<MadeLoginCards, LoginCards>({
        query: body => ({ url: '/organization/login-cards', method: 'POST', body }),
      }),
    }),
  });

export const { useCheckImportMutation, useMakeLoginCardsMutation } = importsApi;
