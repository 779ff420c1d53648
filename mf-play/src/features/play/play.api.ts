import { api } from '@burrow/client';
import type { CourseData, LevelData, LevelDraft, LevelUpdate, LevelUpdateAnswer } from '@burrow/contracts';

interface LevelPlace {
  readonly course: string;
  readonly level: string;
  readonly language: string;
}

const COURSE_FRESH_SECONDS = 10;

/** The calls of the play area. A success of an update makes the course's progress stale. */
export const playApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    course: build.query<CourseData, { course: string; language: string }>({
      query: ({ course, language }) => ({ url: `/level/course/${course}`, params: { language } }),
      providesTags: ['Course'],
      keepUnusedDataFor: COURSE_FRESH_SECONDS,
    }),
    level: build.query<LevelData, LevelPlace>({
      query: ({ course, level, language }) => ({
        url: `/level/data/${course}/${level}`,
        params: { language },
      }),
      keepUnusedDataFor: 0,
    }),
    updateLevel: build.mutation<LevelUpdateAnswer, { course: string; update: LevelUpdate }>({
      query: ({ course, update }) => ({ url: `/level/update/${course}`, method: 'POST', body: update }),
      invalidatesTags: (_result, error, { update }) =>
        !error && update.last_status === 'COMPLETE' ? ['Course'] : [],
    }),
    saveDraft: build.mutation<unknown, { course: string; draft: LevelDraft }>({
      query: ({ course, draft }) => ({ url: `/level/draft/${course}`, method: 'PUT', body: draft }),
    }),
  }),
});

export const { useCourseQuery, useLevelQuery, useUpdateLevelMutation, useSaveDraftMutation } = playApi;
