import { api, type ApiError } from '@burrow/client';
import {
  type CheckedImport,
  type CheckImport,
  type ImportState,
  type LoginCards,
  MAX_CARDS,
  type MadeLoginCards,
  type StartImport,
} from '@burrow/contracts';

interface StartedImport {
  readonly id: string;
  readonly body: StartImport;
}

type Asked = { readonly data?: unknown; readonly error?: unknown };

/** One call makes a few cards; whoever repeats it after a failure gets new ones. */
async function makeInPortions(
  ids: readonly string[],
  make: (ids: readonly string[]) => Promise<Asked>,
): Promise<{ readonly data: MadeLoginCards } | { readonly error: ApiError }> {
  const cards: MadeLoginCards['cards'] = [];
  for (let from = 0; from < ids.length; from += MAX_CARDS) {
    const { data, error } = await make(ids.slice(from, from + MAX_CARDS));
    if (error) return { error: error as ApiError };
    cards.push(...(data as MadeLoginCards).cards);
  }
  return { data: { cards } };
}

/** Calls that make many students at once, and their cards, however many. */
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
        queryFn: ({ student_ids, ...how }, _api, _options, ask) =>
          makeInPortions(student_ids, async ids => {
            const body = { ...how, student_ids: ids };
            return ask({ url: '/organization/login-cards', method: 'POST', body });
          }),
      }),
    }),
  });

export const { useCheckImportMutation, useMakeLoginCardsMutation } = importsApi;
