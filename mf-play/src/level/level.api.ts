import { api, type ApiError, read, write } from '@burrow/client';
import {
  getCodeHistory,
  getCredit,
  getChallengeTipCredit,
  getLevelTipCredit,
  getHintDose,
  getLevel,
  getLevelVariants,
  keepRunOutcome,
  saveDraft,
  updateLevel,
} from '@burrow/contracts/calls';
import {
  type ExecutionType,
  executionTypeOf,
  type LevelDraft,
  type LevelUpdate,
  type RunOutcome,
} from '@burrow/contracts';

interface LevelPlace {
  readonly course: string;
  readonly level: string;
  readonly language: string;
}

function creditOf(type: ExecutionType) {
  if (type === 'level_assistant') return getLevelTipCredit();
  if (type === 'challenge_assistant') return getChallengeTipCredit();
  return getCredit({ execution_type: type });
}

/** The calls of the play area. A successful update makes the course's progress stale. */
export const levelApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    level: read(
      build,
      ({ course, level, language }: LevelPlace) => getLevel({ course_slug: course, slug: level, language }),
      {
        // A level that is open stays as it is while it is played.
        providesTags: (level, error) => (error || level?.locked ? ['Access'] : []),
        keepUnusedDataFor: 0,
      },
    ),
    levelVariants: read(build, ({ course, level }: { course: string; level: string }) =>
      getLevelVariants({ course_slug: course, slug: level }),
    ),
    hintDose: read(build, ({ course, level, number, language }: LevelPlace & { readonly number: number }) =>
      getHintDose({ course_slug: course, slug: level, number, language }),
    ),
    updateLevel: write(
      build,
      ({ course, update }: { course: string; update: LevelUpdate }) =>
        updateLevel({ slug: course, body: update }),
      {
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
      },
    ),
    keepRunOutcome: write(build, ({ id, outcome }: { id: string; outcome: RunOutcome }) =>
      keepRunOutcome({ run_id: id, body: outcome }),
    ),
    credit: read(build, creditOf, {
      providesTags: ['Access'],
      extraOptions: { maxRetries: 0 },
    }),
    codeHistory: read(
      build,
      ({ course, level }: { course: string; level: string }) =>
        getCodeHistory({ course_slug: course, slug: level }),
      { keepUnusedDataFor: 0 },
    ),
    saveDraft: write(build, ({ course, draft }: { course: string; draft: LevelDraft }) =>
      saveDraft({ slug: course, body: draft }),
    ),
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
