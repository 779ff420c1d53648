import { api, read, write } from '@burrow/client';
import {
  createClass,
  deleteClass,
  getClass,
  getCourse,
  listClasses,
  updateClass,
  updateClassTeachers,
} from '@burrow/contracts/calls';
import { LESSON_COURSES } from '@burrow/contracts/courses';
import type {
  Classes,
  ClassTeachersUpdate,
  ClassUpdate,
  CourseData,
  ListedClass,
  NewClass,
} from '@burrow/contracts';
import { allAnswers } from './all-answers.ts';
import { allPages } from './all-pages.ts';

interface ClassChange {
  readonly id: string;
  readonly update: ClassUpdate;
}

interface ClassesPart {
  readonly search?: string;
  /** A member: the classes that they teach come first. */
  readonly taught_first?: string;
  /** Only classes that have students and no teacher. */
  readonly untaught?: 'true';
  readonly page?: number;
  readonly per_page?: number;
}

interface CourseOf {
  readonly course: string;
  readonly language: string;
}

const LIST = { type: 'Classes', id: 'all' } as const;

/** Calls about the classes of a school, and what their forms offer. */
export const classesApi = api
  .enhanceEndpoints({ addTagTypes: ['Classes', 'SchoolStudents', 'Teachers'] })
  .injectEndpoints({
    endpoints: build => ({
      classes: read(build, (params: ClassesPart) => listClasses(params), { providesTags: [LIST] }),
      /** However many there are: for what is done to all of them. */
      allClasses: build.query<readonly ListedClass[], void>({
        queryFn: (_none, _api, _options, ask) =>
          allPages(
            params => ask(listClasses(params)),
            ({ classes }: Classes) => classes,
          ),
        providesTags: [LIST],
      }),
      schoolClass: read(build, (id: string) => getClass({ class_id: id }), {
        providesTags: (_answer, _error, id) => [{ type: 'Classes', id }],
      }),
      addClass: write(build, (body: NewClass) => createClass({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : [LIST]),
      }),
      updateClass: write(
        build,
        ({ id, update }: ClassChange) => updateClass({ class_id: id, body: update }),
        {
          invalidatesTags: (_answer, error, { id }) => (error ? [] : [LIST, { type: 'Classes', id }]),
        },
      ),
      removeClass: write(build, (id: string) => deleteClass({ class_id: id }), {
        // Not the class: the page in view would request what is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'SchoolStudents']),
      }),
      setClassTeachers: write(build, (body: ClassTeachersUpdate) => updateClassTeachers({ body }), {
        invalidatesTags: (_answer, error, { class_id: id }) =>
          error ? [] : [LIST, { type: 'Classes', id }, 'Teachers'],
      }),
      /** The courses of lessons, each with its chapters. */
      lessonCourses: build.query<readonly CourseData[], string>({
        queryFn: (language, _api, _options, ask) =>
          allAnswers(LESSON_COURSES.map(({ slug }) => ask(getCourse({ slug, language })))),
      }),
      courseChapters: read(build, ({ course, language }: CourseOf) => getCourse({ slug: course, language })),
    }),
  });

export const {
  useAddClassMutation,
  useAllClassesQuery,
  useClassesQuery,
  useCourseChaptersQuery,
  useLessonCoursesQuery,
  useRemoveClassMutation,
  useSchoolClassQuery,
  useSetClassTeachersMutation,
  useUpdateClassMutation,
} = classesApi;
