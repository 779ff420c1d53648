import { api, read, write } from '@burrow/client';
import { erasePupil, handOverPupil, listFormerPupils, returnPupil } from '@burrow/contracts/calls';

/** Calls about students who leave the school. */
export const leavingApi = api
  .enhanceEndpoints({ addTagTypes: ['Pupils', 'FormerPupils', 'Classes'] })
  .injectEndpoints({
    endpoints: build => ({
      formerPupils: read(build, (params: { readonly page: number }) => listFormerPupils(params), {
        providesTags: ['FormerPupils'],
      }),
      returnPupil: write(build, (id: string) => returnPupil({ student_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['FormerPupils', 'Pupils', 'Classes']),
      }),
      eraseFormerPupil: write(build, (id: string) => erasePupil({ student_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['FormerPupils']),
      }),
      handOverPupil: write(build, (id: string) => handOverPupil({ student_id: id })),
    }),
  });

export const {
  useEraseFormerPupilMutation,
  useFormerPupilsQuery,
  useHandOverPupilMutation,
  useReturnPupilMutation,
} = leavingApi;
