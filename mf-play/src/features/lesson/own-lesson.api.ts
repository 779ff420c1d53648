import { api, read, write } from '@burrow/client';
import { arriveAtFocus, getOwnLesson } from '@burrow/contracts/calls';

/** The lesson of the student who plays. The stream says when it is to be read again. */
export const ownLessonApi = api.enhanceEndpoints({ addTagTypes: ['Lesson'] }).injectEndpoints({
  endpoints: build => ({
    ownLesson: read(build, getOwnLesson, {
      providesTags: ['Lesson'],
      extraOptions: { maxRetries: 0 },
    }),
    arriveAtFocus: write(build, (id: string) => arriveAtFocus({ body: { focus_id: id } }), {
      invalidatesTags: ['Lesson'],
    }),
  }),
});

export const { useArriveAtFocusMutation, useOwnLessonQuery } = ownLessonApi;
