import type { OwnFeedback, OwnHandedIn } from '@burrow/contracts';
import { levelApi } from './level.api.ts';

interface HandedInCode {
  readonly course: string;
  readonly level: string;
  readonly code: string;
}

/** What teachers said about the work of the student who plays, and what the student hands in. */
const feedbackApi = levelApi.enhanceEndpoints({ addTagTypes: ['Feedback'] }).injectEndpoints({
  endpoints: build => ({
    ownFeedback: build.query<OwnFeedback, string>({
      query: language => ({ url: '/level/feedback', params: { language } }),
      providesTags: ['Feedback', 'Access'],
    }),
    readRemarks: build.mutation<unknown, readonly string[]>({
      query: remark_ids => ({ url: '/level/feedback/read', method: 'PUT', body: { remark_ids } }),
      invalidatesTags: ['Feedback'],
    }),
    handIn: build.mutation<OwnHandedIn, HandedInCode>({
      query: ({ course, level, code }) => ({
        url: `/level/hand-in/${course}/${level}`,
        method: 'PUT',
        body: { code },
      }),
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const { useHandInMutation, useOwnFeedbackQuery, useReadRemarksMutation } = feedbackApi;
