import { api } from '@burrow/client';
import type {
  ChangedPupil,
  ListedPupil,
  MadePupil,
  NewPupil,
  Pupil,
  PupilOrder,
  Pupils,
  PupilUpdate,
  TransferStudents,
} from '@burrow/contracts';
import { allPages } from './all-pages.ts';

export interface PupilsPart {
  readonly search?: string;
  readonly class_id?: string;
  readonly sort?: PupilOrder;
  readonly page?: number;
  readonly per_page?: number;
}

interface PupilChange {
  readonly id: string;
  readonly update: PupilUpdate;
}

interface UsernamePlace {
  readonly username: string;
  readonly organizationId: string;
}

const LIST = { type: 'Pupils', id: 'all' } as const;
const pathOf = (id: string): string => `/organization/students/${id}`;

/** Calls about the students of a school. */
export const studentsApi = api
  .enhanceEndpoints({ addTagTypes: ['Pupils', 'Classes', 'Organization'] })
  .injectEndpoints({
    endpoints: build => ({
      pupils: build.query<Pupils, PupilsPart>({
        query: params => ({ url: '/organization/students', params }),
        providesTags: [LIST],
      }),
      /** All students of a class, however large it is. */
      classPupils: build.query<readonly ListedPupil[], string>({
        queryFn: (class_id, _api, _options, ask) =>
          allPages(
            params => ask({ url: '/organization/students', params: { ...params, class_id } }),
            ({ students }: Pupils) => students,
          ),
        providesTags: [LIST],
      }),
      pupil: build.query<Pupil, string>({
        query: pathOf,
        providesTags: (_answer, _error, id) => [{ type: 'Pupils', id }],
      }),
      addPupil: build.mutation<MadePupil, NewPupil>({
        query: body => ({ url: '/organization/students', method: 'POST', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Pupils', 'Classes', 'Organization']),
      }),
      updatePupil: build.mutation<ChangedPupil, PupilChange>({
        query: ({ id, update }) => ({ url: pathOf(id), method: 'PUT', body: update }),
        invalidatesTags: (_answer, error, { update }) => {
          if (error) return [];
          return update.class_id === undefined ? ['Pupils'] : ['Pupils', 'Classes'];
        },
      }),
      removePupil: build.mutation<unknown, string>({
        query: id => ({ url: pathOf(id), method: 'DELETE' }),
        // Not the student: the page in view would request somebody who is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'Classes', 'Organization']),
      }),
      transferPupils: build.mutation<{ moved: number }, TransferStudents>({
        query: body => ({ url: '/organization/transfer-students', method: 'POST', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Pupils', 'Classes']),
      }),
      pupilNameExists: build.query<{ exists: boolean; fit: boolean }, UsernamePlace>({
        query: ({ username, organizationId }) => ({
          url: '/profile/check-student-username-exists',
          params: { student_username: username, organization_id: organizationId },
        }),
        keepUnusedDataFor: 30,
        extraOptions: { maxRetries: 0 },
      }),
    }),
  });

export const {
  useAddPupilMutation, useClassPupilsQuery, usePupilQuery, usePupilsQuery, useRemovePupilMutation, useTransferPupilsMutation,
  useUpdatePupilMutation, usePupilNameExistsQuery,
} = studentsApi; // prettier-ignore
