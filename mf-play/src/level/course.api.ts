import { api, read } from '@burrow/client';
import { getChapter, getCoursePart } from '@burrow/contracts/calls';

interface CoursePlace {
  readonly course: string;
  readonly language: string;
  /** The level around which the course is asked for. */
  readonly level?: string;
  /** How many open chapters to leave out. */
  readonly from?: number;
}

interface ChapterPlace {
  readonly course: string;
  readonly chapter: number;
  readonly language: string;
  /** How many of its levels to leave out. */
  readonly from: number;
}

const COURSE_FRESH_SECONDS = 10;

/** The calls for courses, which come in parts. */
export const courseApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    coursePart: read(
      build,
      ({ course, ...params }: CoursePlace) => getCoursePart({ slug: course, ...params }),
      {
        providesTags: ['Course', 'Access'],
        keepUnusedDataFor: COURSE_FRESH_SECONDS,
      },
    ),
    chapter: read(
      build,
      ({ course, chapter, ...params }: ChapterPlace) => getChapter({ slug: course, chapter, ...params }),
      {
        providesTags: ['Course', 'Access'],
        keepUnusedDataFor: COURSE_FRESH_SECONDS,
      },
    ),
  }),
});

export const { useChapterQuery, useCoursePartQuery } = courseApi;
