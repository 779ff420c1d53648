import { api } from '@burrow/client';
import type {
  Classes,
  ClassTeachersUpdate,
  ClassUpdate,
  CourseData,
  ListedClass,
  NewClass,
  SchoolClass,
} from '@burrow/contracts';
import { allPages } from './all-pages.ts';

interface ClassChange {
  readonly id: string;
  readonly update: ClassUpdate;
}

interface ClassesPart {
  readonly search?: string;
  /** A member: the classes that they teach come first. */
  readonly taught_first?: string;
  readonly page?: number;
  readonly per_page?: number;
}

interface CourseOf {
  readonly course: string;
  readonly language: string;
}

const LIST = { type: 'Classes', id: 'all' } as const;
const classPath = (id: string): string => `/organization/classes/${id}`;

/** Calls about the classes of a school, and what their forms offer. */
export const classesApi = api
  .enhanceEndpoints({ addTagTypes: ['Classes', 'Pupils', 'Teachers'] })
  .injectEndpoints({
    endpoints: build => ({
      classes: build.query<Classes, ClassesPart>({
        query: params => ({ url: '/organization/classes', params }),
        providesTags: [LIST],
      }),
      /** However many there are: for what is done to all of them. */
      allClasses: build.query<readonly ListedClass[], void>({
        queryFn: (_none, _api, _options, ask) =>
          allPages(
            params => ask({ url: '/organization/classes', params }),
            ({ classes }: Classes) => classes,
          ),
        providesTags: [LIST],
      }),
      schoolClass: build.query<SchoolClass, string>({
        query: classPath,
        providesTags: (_answer, _error, id) => [{ type: 'Classes', id }],
      }),
      addClass: build.mutation<SchoolClass, NewClass>({
        query: body => ({ url: '/organization/classes', method: 'POST', body }),
        invalidatesTags: (_answer, error) => (error ? [] : [LIST]),
      }),
      updateClass: build.mutation<SchoolClass, ClassChange>({
        query: ({ id, update }) => ({ url: classPath(id), method: 'PUT', body: update }),
        invalidatesTags: (_answer, error, { id }) => (error ? [] : [LIST, { type: 'Classes', id }]),
      }),
      removeClass: build.mutation<unknown, string>({
        query: id => ({ url: classPath(id), method: 'DELETE' }),
        // Not the class: the page in view would request what is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'Pupils']),
      }),
      setClassTeachers: build.mutation<unknown, ClassTeachersUpdate>({
        query: body => ({ url: '/organization/class-teachers', method: 'PUT', body }),
        invalidatesTags: (_answer, error, { class_id: id }) =>
          error ? [] : [LIST, { type: 'Classes', id }, 'Teachers'],
      }),
      courseChapters: build.query<CourseData, CourseOf>({
        query: ({ course, language }) => ({ url: `/level/course/${course}`, params: { language } }),
      }),
    }),
  });

export const {
  useAddClassMutation, useAllClassesQuery, useClassesQuery, useCourseChaptersQuery, useRemoveClassMutation, useSchoolClassQuery,
  useSetClassTeachersMutation, useUpdateClassMutation,
} = classesApi; // prettier-ignore
