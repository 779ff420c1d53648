import { api } from '@burrow/client';
import type { OwnLesson } from '@burrow/contracts';

/** The lesson of the student who plays. The stream says when it is to be read again. */
export const ownLessonApi = api.enhanceEndpoints({ addTagTypes: ['Lesson'] }).injectEndpoints({
  endpoints: build => ({
    ownLesson: build.query<OwnLesson, undefined>({
      query: () => '/level/lesson',
      providesTags: ['Lesson'],
      extraOptions: { maxRetries: 0 },
    }),
    arriveAtFocus: build.mutation<unknown, string>({
      query: id => ({ url: '/level/lesson/arrival', method: 'PUT', body: { focus_id: id } }),
      invalidatesTags: ['Lesson'],
    }),
  }),
});

export const { useArriveAtFocusMutation, useOwnLessonQuery } = ownLessonApi;
