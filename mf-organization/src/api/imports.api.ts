import { api, type ApiError, write, read } from '@burrow/client';
import { checkImport, getImport, makeLoginCards, startImport } from '@burrow/contracts/calls';
import {
  type CheckImport,
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
  .enhanceEndpoints({ addTagTypes: ['SchoolStudents', 'Classes', 'Organization'] })
  .injectEndpoints({
    endpoints: build => ({
      checkImport: write(build, (body: CheckImport) => checkImport({ body })),
      startImport: write(build, ({ id, body }: StartedImport) => startImport({ import_id: id, body })),
      importState: read(build, (id: string) => getImport({ import_id: id }), { keepUnusedDataFor: 0 }),
      makeLoginCards: build.mutation<MadeLoginCards, LoginCards>({
        queryFn: ({ student_ids, ...how }, _api, _options, ask) =>
          makeInPortions(student_ids, async ids => {
            const body = { ...how, student_ids: ids };
            return ask(makeLoginCards({ body }));
          }),
      }),
    }),
  });

export const { useCheckImportMutation, useMakeLoginCardsMutation } = importsApi;
