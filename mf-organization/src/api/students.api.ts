import { api } from '@burrow/client';
import type {
  ChangedPupil,
  MadePupil,
  NewPupil,
  Pupil,
  PupilOrder,
  Pupils,
  PupilUpdate,
  TransferStudents,
} from '@burrow/contracts';

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
      usernameExists: build.query<{ exists: boolean; fit: boolean }, UsernamePlace>({
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
  useAddPupilMutation, usePupilQuery, usePupilsQuery, useRemovePupilMutation, useTransferPupilsMutation,
  useUpdatePupilMutation, useUsernameExistsQuery,
} = studentsApi; // prettier-ignore
