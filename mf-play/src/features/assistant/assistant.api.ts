import { type ApiError, write } from '@burrow/client';
import { generateChallengeTip, generateLevelTip } from '@burrow/contracts/calls';
import { levelApi } from '../../level/level.api.ts';
import type { TipRequest } from './tip-request.rules.ts';

const EXHAUSTED: ReadonlySet<string | undefined> = new Set([
  'assistant/upgrade-for-more',
  'assistant/sign-up-for-more',
  'assistant/ask-organization',
  'assistant/tomorrow',
]);

/** Requests tips. The number left is updated from the answer. */
const assistantApi = levelApi.injectEndpoints({
  endpoints: build => ({
    tip: write(
      build,
      ({ of, body }: TipRequest) =>
        of === 'level' ? generateLevelTip({ body }) : generateChallengeTip({ body }),
      {
        extraOptions: { maxRetries: 0 },
        onQueryStarted: async ({ of }, { dispatch, queryFulfilled }) => {
          const counter = await queryFulfilled.then(
            ({ data }) => data.counter,
            ({ error }) => (EXHAUSTED.has((error as Partial<ApiError>).code) ? 0 : undefined),
          );
          if (counter === undefined) return;
          dispatch(
            levelApi.util.updateQueryData('credit', `${of}_assistant`, credit => {
              credit.counter = counter;
            }),
          );
        },
      },
    ),
  }),
});

export const { useTipMutation } = assistantApi;
