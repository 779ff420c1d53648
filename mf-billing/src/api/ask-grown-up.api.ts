import { api } from '@burrow/client';

/** A child's question to the adult of the family. */
const askGrownUpApi = api.injectEndpoints({
  endpoints: build => ({
    askGrownUpForPlan: build.mutation<unknown, void>({
      query: () => ({ url: '/user/ask-grown-up', method: 'POST' }),
    }),
  }),
});

export const { useAskGrownUpForPlanMutation } = askGrownUpApi;
