import { api, read, write } from '@burrow/client';
import {
  addStudent,
  checkStudentsLimit,
  chooseStudent,
  getStudent,
  leaveStudent,
  listSchoolStudents,
  listSchoolActs,
  listStudents,
  makeLoginCard,
  removeStudent,
  takeOverStudent,
  updateStudent,
} from '@burrow/contracts/calls';
import type { NewStudent, StudentUpdate, TakeOver } from '@burrow/contracts';

interface StudentChange {
  readonly id: string;
  readonly update: StudentUpdate;
}

interface SchoolActsPage {
  readonly student_id: string;
  readonly page: number;
  readonly per_page: number;
}

/** How many students of a school are offered at once. */
const MOST_SHOWN = 20;

const LIST = { type: 'Students', id: 'all' } as const;

/** Calls about a parent's students. */
export const studentsApi = api.enhanceEndpoints({ addTagTypes: ['Students'] }).injectEndpoints({
  endpoints: build => ({
    students: read(build, listStudents, { providesTags: [LIST] }),
    student: read(build, (id: string) => getStudent({ student_id: id }), {
      providesTags: (_answer, _error, id) => [{ type: 'Students', id }],
    }),
    studentsLimit: read(build, checkStudentsLimit, { providesTags: [LIST] }),
    addStudent: write(build, (body: NewStudent) => addStudent({ body }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['Students']),
    }),
    takeOverStudent: write(build, (body: TakeOver) => takeOverStudent({ body }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['Students']),
    }),
    updateStudent: write(
      build,
      ({ id, update }: StudentChange) => updateStudent({ student_id: id, body: update }),
      { invalidatesTags: (_answer, error) => (error ? [] : ['Students', 'CurrentUser']) },
    ),
    removeStudent: write(build, (id: string) => removeStudent({ student_id: id }), {
      // Not the student: the page in view would request somebody who is gone.
      invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'CurrentUser']),
    }),
    makeLoginCard: write(build, (id: string) => makeLoginCard({ student_id: id }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['Students']),
    }),
    schoolStudents: read(
      build,
      (search: string) => listSchoolStudents({ ...(search && { search }), per_page: MOST_SHOWN }),
      { keepUnusedDataFor: 10 },
    ),
    leaveStudent: write(build, leaveStudent),
    schoolActs: read(build, (asked: SchoolActsPage) => listSchoolActs(asked), { keepUnusedDataFor: 10 }),
    chooseStudent: write(build, (id: string) => chooseStudent({ student_id: id })),
  }),
});

export const {
  useAddStudentMutation,
  useChooseStudentMutation,
  useLeaveStudentMutation,
  useMakeLoginCardMutation,
  useRemoveStudentMutation,
  useSchoolActsQuery,
  useSchoolStudentsQuery,
  useStudentQuery,
  useStudentsLimitQuery,
  useStudentsQuery,
  useTakeOverStudentMutation,
  useUpdateStudentMutation,
} = studentsApi;
