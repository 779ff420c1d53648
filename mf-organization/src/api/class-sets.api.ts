import { api } from '@burrow/client';
import type { ClassSets } from '@burrow/contracts';

interface GivenSeats {
  readonly purchaseId: string;
  readonly student_ids: readonly string[];
}

/** Courses that were bought for some students of the school, and who has a seat. */
const classSetsApi = api.enhanceEndpoints({ addTagTypes: ['ClassSets', 'Access'] }).injectEndpoints({
  endpoints: build => ({
    classSets: build.query<ClassSets, void>({
      query: () => '/payment/class-sets',
      providesTags: ['ClassSets'],
    }),
    giveSeats: build.mutation<unknown, GivenSeats>({
      query: ({ purchaseId, student_ids }) => ({
        url: `/payment/class-sets/${encodeURIComponent(purchaseId)}/students`,
        method: 'POST',
        body: { student_ids },
      }),
      invalidatesTags: ['ClassSets', 'Access'],
    }),
  }),
});

export const { useClassSetsQuery, useGiveSeatsMutation } = classSetsApi;
