import { api, read, write } from '@burrow/client';
import { giveSeats, listClassSets } from '@burrow/contracts/calls';

interface GivenSeats {
  readonly purchaseId: string;
  readonly student_ids: readonly string[];
}

/** Courses that were bought for some students of the school, and who has a seat. */
const classSetsApi = api.enhanceEndpoints({ addTagTypes: ['ClassSets', 'Access'] }).injectEndpoints({
  endpoints: build => ({
    classSets: read(build, listClassSets, { providesTags: ['ClassSets'] }),
    giveSeats: write(
      build,
      ({ purchaseId, student_ids }: GivenSeats) =>
        giveSeats({ purchase_id: purchaseId, body: { student_ids } }),
      { invalidatesTags: ['ClassSets', 'Access'] },
    ),
  }),
});

export const { useClassSetsQuery, useGiveSeatsMutation } = classSetsApi;
