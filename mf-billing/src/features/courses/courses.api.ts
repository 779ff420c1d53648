import { api } from '@burrow/client';
import type { CoursePart } from '@burrow/contracts';

interface CourseAsked {
  readonly course: string;
  readonly language: string;
}

/** Where a learner stands in a course. */
export const coursesApi = api.enhanceEndpoints({ addTagTypes: ['Access'] }).injectEndpoints({
  endpoints: build => ({
    courseProgress: build.query<CoursePart, CourseAsked>({
      query: ({ course, language }) => ({ url: `/level/course/${course}/part`, params: { language } }),
      providesTags: ['Access'],
    }),
  }),
});

export const { useCourseProgressQuery } = coursesApi;
