import { api, read } from '@burrow/client';
import {
  getClassProgress,
  getClassQuizzes,
  listClassFailures,
  listClassesProgress,
  listStudentRuns,
} from '@burrow/contracts/calls';
import type { ClassesProgress, ClassProgress } from '@burrow/contracts';
import { allAnswers } from './all-answers.ts';
import { untilKnown } from './until-known.ts';

interface OfClass {
  readonly id: string;
  readonly course: string;
}

interface QuizzesOfClass extends OfClass {
  readonly language: string;
}

interface OfClasses {
  readonly ids: readonly string[];
  readonly course: string;
}

/** What the students of classes do. The stream says when it is to be read again. */
export const classWorkApi = api
  .enhanceEndpoints({ addTagTypes: ['ClassWork', 'SchoolStudents'] })
  .injectEndpoints({
    endpoints: build => ({
      classProgress: build.query<ClassProgress, OfClass>({
        queryFn: ({ id, course }, _api, _options, ask) =>
          untilKnown<ClassProgress>(() => ask(getClassProgress({ class_id: id, course }))),
        providesTags: ['ClassWork', 'SchoolStudents'],
      }),
      classQuizzes: read(
        build,
        ({ id, course, language }: QuizzesOfClass) => getClassQuizzes({ class_id: id, course, language }),
        { providesTags: ['ClassWork', 'SchoolStudents'] },
      ),
      classFailures: read(build, (id: string) => listClassFailures({ class_id: id }), {
        providesTags: ['ClassWork'],
        extraOptions: { maxRetries: 0 },
      }),
      studentRuns: read(
        build,
        ({ studentId, course, slug }: { studentId: string; course: string; slug: string }) =>
          listStudentRuns({ student_id: studentId, course_slug: course, slug }),
        {
          providesTags: ['ClassWork'],
          keepUnusedDataFor: 0,
        },
      ),
      classesProgress: read(
        build,
        ({ ids, course }: OfClasses) => listClassesProgress({ class_ids: ids.join(), course }),
        { providesTags: ['SchoolStudents'] },
      ),
      /** How far classes are, each in its own course: one call for each course. */
      progressByCourse: build.query<readonly ClassesProgress[], readonly OfClasses[]>({
        queryFn: (courses, _api, _options, ask) =>
          allAnswers(
            courses.map(({ ids, course }) => ask(listClassesProgress({ class_ids: ids.join(), course }))),
          ),
        providesTags: ['SchoolStudents'],
      }),
    }),
  });

export const {
  useClassesProgressQuery,
  useClassFailuresQuery,
  useStudentRunsQuery,
  useClassProgressQuery,
  useClassQuizzesQuery,
  useProgressByCourseQuery,
} = classWorkApi;
