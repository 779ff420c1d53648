import { api, type ApiError } from '@burrow/client';
import {
  type CodeHistory,
  type Credit,
  type ExecutionType,
  executionTypeOf,
  type HintDose,
  type LevelData,
  type LevelDraft,
  type LevelUpdate,
  type LevelUpdateAnswer,
  type LevelVariants,
  type RunOutcome,
} from '@burrow/contracts';

interface LevelPlace {
  readonly course: string;
  readonly level: string;
  readonly language: string;
}

/** The calls of the play area. A successful update makes the course's progress stale. */
export const levelApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    level: build.query<LevelData, LevelPlace>({
      query: ({ course, level, language }) => ({
        url: `/level/data/${course}/${level}`,
        params: { language },
      }),
      // A level that is open stays as it is while it is played.
      providesTags: (level, error) => (error || level?.locked ? ['Access'] : []),
      keepUnusedDataFor: 0,
    }),
    levelVariants: build.query<LevelVariants, { course: string; level: string }>({
      query: ({ course, level }) => `/level/variants/${course}/${level}`,
    }),
    hintDose: build.query<HintDose, LevelPlace & { readonly number: number }>({
      query: ({ course, level, number, language }) => ({
        url: `/level/dose/${course}/${level}/${number}`,
        params: { language },
      }),
    }),
    updateLevel: build.mutation<LevelUpdateAnswer, { course: string; update: LevelUpdate }>({
      query: ({ course, update }) => ({ url: `/level/update/${course}`, method: 'POST', body: update }),
      invalidatesTags: (_result, error, { update }) =>
        !error && update.last_status === 'COMPLETE' ? ['Course'] : [],
      onQueryStarted: async ({ course }, { dispatch, queryFulfilled }) => {
        const counter = await queryFulfilled.then(
          ({ data }) => data.counter,
          ({ error }) => ((error as Partial<ApiError>).code === 'level/no-attempts-left' ? 0 : undefined),
        );
        if (counter === undefined) return;
        dispatch(
          levelApi.util.updateQueryData('credit', executionTypeOf(course), credit => {
            credit.counter = counter;
          }),
        );
      },
    }),
    keepRunOutcome: build.mutation<unknown, { id: string; outcome: RunOutcome }>({
      query: ({ id, outcome }) => ({ url: `/level/run-outcome/${id}`, method: 'PUT', body: outcome }),
    }),
    credit: build.query<Credit, ExecutionType>({
      query: type => `/credit/${type}`,
      providesTags: ['Access'],
      extraOptions: { maxRetries: 0 },
    }),
    codeHistory: build.query<CodeHistory, { course: string; level: string }>({
      query: ({ course, level }) => `/level/history/${course}/${level}`,
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<unknown, { course: string; draft: LevelDraft }>({
      query: ({ course, draft }) => ({ url: `/level/draft/${course}`, method: 'PUT', body: draft }),
    }),
  }),
});

export const {
  useCodeHistoryQuery,
  useCreditQuery,
  useHintDoseQuery,
  useLevelQuery,
  useLevelVariantsQuery,
  useSaveDraftMutation,
} = levelApi;
