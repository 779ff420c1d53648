import { api, read } from '@burrow/client';
import { getCourse, getStudentWork } from '@burrow/contracts/calls';

interface StudentCourse {
  readonly course: string;
  readonly studentId: string;
  readonly language: string;
}

const FRESH_SECONDS = 10;

/** What learning knows about a student. */
export const learningApi = api.injectEndpoints({
  endpoints: build => ({
    schoolStudentCourse: read(
      build,
      ({ course, studentId, language }: StudentCourse) =>
        getCourse({ slug: course, student_id: studentId, language }),
      { keepUnusedDataFor: FRESH_SECONDS },
    ),
    schoolStudentWork: read(build, (id: string) => getStudentWork({ student_id: id }), {
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { useSchoolStudentCourseQuery, useSchoolStudentWorkQuery } = learningApi;
