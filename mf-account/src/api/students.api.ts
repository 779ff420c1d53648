import { api } from '@burrow/client';
import type {
  ChooseStudentAnswer,
  NewStudent,
  Pupils,
  Student,
  StudentsLimit,
  StudentUpdate,
  TakeOver,
} from '@burrow/contracts';

interface StudentChange {
  readonly id: string;
  readonly update: StudentUpdate;
}

/** How many students of a school are offered at once. */
const MOST_SHOWN = 20;

const LIST = { type: 'Students', id: 'all' } as const;

const studentPath = (id: string): string => `/profile/students/${id}`;

/** Calls about a parent's students. */
export const studentsApi = api.enhanceEndpoints({ addTagTypes: ['Students'] }).injectEndpoints({
  endpoints: build => ({
    students: build.query<{ students: Student[] }, void>({
      query: () => '/profile/students',
      providesTags: [LIST],
    }),
    student: build.query<Student, string>({
      query: studentPath,
      providesTags: (_answer, _error, id) => [{ type: 'Students', id }],
    }),
    studentsLimit: build.query<StudentsLimit, void>({
      query: () => '/profile/check-students-limit',
      providesTags: [LIST],
    }),
    addStudent: build.mutation<Student, NewStudent>({
      query: body => ({ url: '/profile/students', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Students']),
    }),
    takeOverStudent: build.mutation<Student, TakeOver>({
      query: body => ({ url: '/profile/students/take-over', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Students']),
    }),
    updateStudent: build.mutation<Student, StudentChange>({
      query: ({ id, update }) => ({ url: studentPath(id), method: 'PUT', body: update }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Students', 'CurrentUser']),
    }),
    removeStudent: build.mutation<unknown, string>({
      query: id => ({ url: studentPath(id), method: 'DELETE' }),
      // Not the student: the page in view would request somebody who is gone.
      invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'CurrentUser']),
    }),
    makeLoginCard: build.mutation<{ card: string }, string>({
      query: id => ({ url: `${studentPath(id)}/login-card`, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Students']),
    }),
    schoolStudents: build.query<Pupils, string>({
      query: search => ({
        url: '/organization/students',
        params: { ...(search && { search }), per_page: MOST_SHOWN },
      }),
      keepUnusedDataFor: 10,
    }),
    leaveStudent: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/choose_student', method: 'DELETE' }),
    }),
    chooseStudent: build.mutation<ChooseStudentAnswer, string>({
      query: id => ({ url: `/auth/choose_student/${id}`, method: 'POST' }),
    }),
  }),
});

export const {
  useAddStudentMutation, useChooseStudentMutation, useLeaveStudentMutation, useMakeLoginCardMutation,
  useRemoveStudentMutation, useSchoolStudentsQuery, useStudentQuery, useStudentsLimitQuery, useStudentsQuery,
  useTakeOverStudentMutation, useUpdateStudentMutation,
} = studentsApi; // prettier-ignore
