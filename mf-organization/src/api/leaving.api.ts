import { api } from '@burrow/client';
import type { FormerPupils, HandOver, Pupil } from '@burrow/contracts';

const formerPath = (id: string): string => `/organization/former-students/${id}`;

/** Calls about students who leave the school. */
export const leavingApi = api
  .enhanceEndpoints({ addTagTypes: ['Pupils', 'FormerPupils', 'Classes'] })
  .injectEndpoints({
    endpoints: build => ({
      formerPupils: build.query<FormerPupils, { readonly page: number }>({
        query: params => ({ url: '/organization/former-students', params }),
        providesTags: ['FormerPupils'],
      }),
      returnPupil: build.mutation<Pupil, string>({
        query: id => ({ url: `${formerPath(id)}/return`, method: 'POST' }),
        invalidatesTags: (_answer, error) => (error ? [] : ['FormerPupils', 'Pupils', 'Classes']),
      }),
      eraseFormerPupil: build.mutation<unknown, string>({
        query: id => ({ url: formerPath(id), method: 'DELETE' }),
        invalidatesTags: (_answer, error) => (error ? [] : ['FormerPupils']),
      }),
      handOverPupil: build.mutation<HandOver, string>({
        query: id => ({ url: `/organization/students/${id}/hand-over`, method: 'POST' }),
      }),
    }),
  });

export const {
  useEraseFormerPupilMutation, useFormerPupilsQuery, useHandOverPupilMutation, useReturnPupilMutation,
} = leavingApi; // prettier-ignore
