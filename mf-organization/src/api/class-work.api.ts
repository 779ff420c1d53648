import { api } from '@burrow/client';
import type { ClassesProgress, ClassFailures, ClassProgress, StudentRuns } from '@burrow/contracts';
import { untilKnown } from './until-known.ts';

interface OfClass {
  readonly id: string;
  readonly course: string;
}

interface OfClasses {
  readonly ids: readonly string[];
  readonly course: string;
}

/** What the students of classes do. The stream says when it is to be read again. */
export const classWorkApi = api.enhanceEndpoints({ addTagTypes: ['ClassWork', 'Pupils'] }).injectEndpoints({
  endpoints: build => ({
    classProgress: build.query<ClassProgress, OfClass>({
      queryFn: ({ id, course }, _api, _options, ask) =>
        untilKnown<ClassProgress>(() => ask({ url: `/level/class/${id}/progress`, params: { course } })),
      providesTags: ['ClassWork', 'Pupils'],
    }),
    classFailures: build.query<ClassFailures, string>({
      query: id => `/level/class/${id}/failures`,
      providesTags: ['ClassWork'],
      extraOptions: { maxRetries: 0 },
    }),
    studentRuns: build.query<StudentRuns, { studentId: string; course: string; slug: string }>({
      query: ({ studentId, course, slug }) => `/level/runs/${studentId}/${course}/${slug}`,
      providesTags: ['ClassWork'],
      keepUnusedDataFor: 0,
    }),
    classesProgress: build.query<ClassesProgress, OfClasses>({
      query: ({ ids, course }) => ({
        url: '/level/classes/progress',
        params: { class_ids: ids.join(), course },
      }),
      providesTags: ['Pupils'],
    }),
  }),
});

export const { useClassesProgressQuery, useClassFailuresQuery, useStudentRunsQuery, useClassProgressQuery } =
  classWorkApi;
