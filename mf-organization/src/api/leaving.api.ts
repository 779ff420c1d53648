import { api, read, write } from '@burrow/client';
import {
  eraseFormerStudent,
  handOverStudent,
  listFormerStudents,
  returnFormerStudent,
} from '@burrow/contracts/calls';

/** Calls about students who leave the school. */
export const leavingApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolStudents', 'FormerStudents', 'Classes'] })
  .injectEndpoints({
    endpoints: build => ({
      formerStudents: read(build, (params: { readonly page: number }) => listFormerStudents(params), {
        providesTags: ['FormerStudents'],
      }),
      returnFormerStudent: write(build, (id: string) => returnFormerStudent({ student_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['FormerStudents', 'SchoolStudents', 'Classes']),
      }),
      eraseFormerStudent: write(build, (id: string) => eraseFormerStudent({ student_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['FormerStudents']),
      }),
      handOverStudent: write(build, (id: string) => handOverStudent({ student_id: id })),
    }),
  });

export const {
  useEraseFormerStudentMutation,
  useFormerStudentsQuery,
  useHandOverStudentMutation,
  useReturnFormerStudentMutation,
} = leavingApi;
