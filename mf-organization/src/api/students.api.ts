import { api } from '@burrow/client';
import type { Pupils, TransferStudents } from '@burrow/contracts';

export interface PupilsPart {
  readonly search?: string;
  readonly class_id?: string;
  readonly page?: number;
}

/** Calls about the students of a school. */
export const studentsApi = api.enhanceEndpoints({ addTagTypes: ['Pupils'] }).injectEndpoints({
  endpoints: build => ({
    pupils: build.query<Pupils, PupilsPart>({
      query: params => ({ url: '/organization/students', params }),
      providesTags: ['Pupils'],
    }),
    transferPupils: build.mutation<{ moved: number }, TransferStudents>({
      query: body => ({ url: '/organization/transfer-students', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Pupils']),
    }),
  }),
});

export const { usePupilsQuery, useTransferPupilsMutation } = studentsApi;
