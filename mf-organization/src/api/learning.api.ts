import { api } from '@burrow/client';
import type { CourseData, StudentWork } from '@burrow/contracts';

interface StudentCourse {
  readonly course: string;
  readonly studentId: string;
  readonly language: string;
}

const FRESH_SECONDS = 10;

/** What learning knows about a student. */
export const learningApi = api.injectEndpoints({
  endpoints: build => ({
    pupilCourse: build.query<CourseData, StudentCourse>({
      query: ({ course, studentId, language }) => ({
        url: `/level/course/${course}`,
        params: { student_id: studentId, language },
      }),
      keepUnusedDataFor: FRESH_SECONDS,
    }),
    pupilWork: build.query<StudentWork, string>({
      query: id => `/level/work/${id}`,
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { usePupilCourseQuery, usePupilWorkQuery } = learningApi;
