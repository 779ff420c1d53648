import { read, write } from '@burrow/client';
import { getOwnFeedback, handIn, readRemarks } from '@burrow/contracts/calls';
import { levelApi } from './level.api.ts';

interface HandedInCode {
  readonly course: string;
  readonly level: string;
  readonly code: string;
}

/** What teachers said about the work of the student who plays, and what the student hands in. */
const feedbackApi = levelApi.enhanceEndpoints({ addTagTypes: ['Feedback'] }).injectEndpoints({
  endpoints: build => ({
    ownFeedback: read(build, (language: string) => getOwnFeedback({ language }), {
      providesTags: ['Feedback', 'Access'],
    }),
    readRemarks: write(build, (remark_ids: readonly string[]) => readRemarks({ body: { remark_ids } }), {
      invalidatesTags: ['Feedback'],
    }),
    handIn: write(
      build,
      ({ course, level, code }: HandedInCode) => handIn({ course_slug: course, slug: level, body: { code } }),
      { invalidatesTags: ['Feedback'] },
    ),
  }),
});

export const { useHandInMutation, useOwnFeedbackQuery, useReadRemarksMutation } = feedbackApi;
