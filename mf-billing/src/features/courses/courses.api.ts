import { api, read } from '@burrow/client';
import { getCoursePart } from '@burrow/contracts/calls';

interface CourseAsked {
  readonly course: string;
  readonly language: string;
}

/** Where a learner stands in a course. */
export const coursesApi = api.enhanceEndpoints({ addTagTypes: ['Access'] }).injectEndpoints({
  endpoints: build => ({
    courseProgress: read(
      build,
      ({ course, language }: CourseAsked) => getCoursePart({ slug: course, language }),
      { providesTags: ['Access'] },
    ),
  }),
});

export const { useCourseProgressQuery } = coursesApi;
