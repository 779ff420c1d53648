import { api, read } from '@burrow/client';
import { exportLearning, getCourse, getStudentQuizzes, getStudentWork } from '@burrow/contracts/calls';

interface StudentCourse {
  readonly course: string;
  readonly studentId: string;
  readonly language: string;
}

const FRESH_SECONDS = 10;

/** What learning knows about a student. */
export const learningApi = api.injectEndpoints({
  endpoints: build => ({
    studentCourse: read(
      build,
      ({ course, studentId, language }: StudentCourse) =>
        getCourse({ slug: course, student_id: studentId, language }),
      { keepUnusedDataFor: FRESH_SECONDS },
    ),
    studentWork: read(build, (id: string) => getStudentWork({ student_id: id }), {
      keepUnusedDataFor: FRESH_SECONDS,
    }),
    studentQuizzes: read(
      build,
      ({ studentId, language }: Omit<StudentCourse, 'course'>) =>
        getStudentQuizzes({ student_id: studentId, language }),
      { keepUnusedDataFor: FRESH_SECONDS },
    ),
    learningExport: read(build, exportLearning, { keepUnusedDataFor: 0 }),
  }),
});

export const { useStudentCourseQuery, useStudentQuizzesQuery, useStudentWorkQuery } = learningApi;
