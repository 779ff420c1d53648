import { api, read, write } from '@burrow/client';
import {
  checkStudentUsername,
  createPupil,
  getPupil,
  listPupils,
  removePupil,
  transferPupils,
  updatePupil,
} from '@burrow/contracts/calls';
import type {
  ListedPupil,
  NewPupil,
  PupilOrder,
  Pupils,
  PupilUpdate,
  TransferStudents,
} from '@burrow/contracts';
import { allPages } from './all-pages.ts';

export interface PupilsPart {
  readonly search?: string;
  readonly class_id?: string;
  readonly names?: 'whole';
  readonly sort?: PupilOrder;
  readonly page?: number;
  readonly per_page?: number;
}

interface OfClass {
  readonly classId: string;
  readonly sort?: PupilOrder;
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

/** Calls about the students of a school. */
export const studentsApi = api
  .enhanceEndpoints({ addTagTypes: ['Pupils', 'Classes', 'Organization'] })
  .injectEndpoints({
    endpoints: build => ({
      pupils: read(build, (params: PupilsPart) => listPupils(params), { providesTags: [LIST] }),
      /** All students of a class, however large it is. */
      classPupils: build.query<readonly ListedPupil[], OfClass>({
        queryFn: ({ classId, sort }, _api, _options, ask) =>
          allPages(
            params => ask(listPupils({ ...params, class_id: classId, ...(sort && { sort }) })),
            ({ students }: Pupils) => students,
          ),
        providesTags: [LIST],
      }),
      pupil: read(build, (id: string) => getPupil({ student_id: id }), {
        providesTags: (_answer, _error, id) => [{ type: 'Pupils', id }],
      }),
      addPupil: write(build, (body: NewPupil) => createPupil({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Pupils', 'Classes', 'Organization']),
      }),
      updatePupil: write(
        build,
        ({ id, update }: PupilChange) => updatePupil({ student_id: id, body: update }),
        {
          invalidatesTags: (_answer, error, { update }) => {
            if (error) return [];
            return update.class_id === undefined ? ['Pupils'] : ['Pupils', 'Classes'];
          },
        },
      ),
      removePupil: write(build, (id: string) => removePupil({ student_id: id }), {
        // Not the student: the page in view would request somebody who is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'Classes', 'Organization']),
      }),
      transferPupils: write(build, (body: TransferStudents) => transferPupils({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Pupils', 'Classes']),
      }),
      pupilNameExists: read(
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
  useAddPupilMutation,
  useClassPupilsQuery,
  usePupilQuery,
  usePupilsQuery,
  useRemovePupilMutation,
  useTransferPupilsMutation,
  useUpdatePupilMutation,
  usePupilNameExistsQuery,
} = studentsApi;
