import { api, read, write } from '@burrow/client';
import {
  checkStudentUsername,
  createSchoolStudent,
  getSchoolStudent,
  listSchoolStudents,
  removeSchoolStudent,
  transferStudents,
  updateSchoolStudent,
} from '@burrow/contracts/calls';
import type {
  ListedStudent,
  NewSchoolStudent,
  StudentOrder,
  SchoolStudents,
  SchoolStudentUpdate,
  TransferStudents,
} from '@burrow/contracts';
import { allPages } from './all-pages.ts';

export interface StudentsPart {
  readonly search?: string;
  readonly class_id?: string;
  readonly names?: 'whole';
  readonly sort?: StudentOrder;
  readonly page?: number;
  readonly per_page?: number;
}

interface OfClass {
  readonly classId: string;
  readonly sort?: StudentOrder;
}

interface StudentChange {
  readonly id: string;
  readonly update: SchoolStudentUpdate;
}

interface UsernamePlace {
  readonly username: string;
  readonly organizationId: string;
}

const LIST = { type: 'SchoolStudents', id: 'all' } as const;

/** Calls about the students of a school. */
export const studentsApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolStudents', 'Classes', 'Organization'] })
  .injectEndpoints({
    endpoints: build => ({
      listedStudents: read(build, (params: StudentsPart) => listSchoolStudents(params), {
        providesTags: [LIST],
      }),
      /** All students of a class, however large it is. */
      classStudents: build.query<readonly ListedStudent[], OfClass>({
        queryFn: ({ classId, sort }, _api, _options, ask) =>
          allPages(
            params => ask(listSchoolStudents({ ...params, class_id: classId, ...(sort && { sort }) })),
            ({ students }: SchoolStudents) => students,
          ),
        providesTags: [LIST],
      }),
      schoolStudent: read(build, (id: string) => getSchoolStudent({ student_id: id }), {
        providesTags: (_answer, _error, id) => [{ type: 'SchoolStudents', id }],
      }),
      addSchoolStudent: write(build, (body: NewSchoolStudent) => createSchoolStudent({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['SchoolStudents', 'Classes', 'Organization']),
      }),
      updateSchoolStudent: write(
        build,
        ({ id, update }: StudentChange) => updateSchoolStudent({ student_id: id, body: update }),
        {
          invalidatesTags: (_answer, error, { update }) => {
            if (error) return [];
            return update.class_id === undefined ? ['SchoolStudents'] : ['SchoolStudents', 'Classes'];
          },
        },
      ),
      removeSchoolStudent: write(build, (id: string) => removeSchoolStudent({ student_id: id }), {
        // Not the student: the page in view would request somebody who is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'Classes', 'Organization']),
      }),
      transferStudents: write(build, (body: TransferStudents) => transferStudents({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['SchoolStudents', 'Classes']),
      }),
      studentNameExists: read(
        build,
        ({ username, organizationId }: UsernamePlace) =>
          checkStudentUsername({ student_username: username, organization_id: organizationId }),
        {
          keepUnusedDataFor: 30,
          extraOptions: { maxRetries: 0 },
        },
      ),
    }),
  });

export const {
  useAddSchoolStudentMutation,
  useClassStudentsQuery,
  useSchoolStudentQuery,
  useListedStudentsQuery,
  useRemoveSchoolStudentMutation,
  useTransferStudentsMutation,
  useUpdateSchoolStudentMutation,
  useStudentNameExistsQuery,
} = studentsApi;
