import { api, read, write } from '@burrow/client';
import { addGuest, findGuests, listGuests, removeGuest } from '@burrow/contracts/calls';

interface OfClass {
  readonly classId: string;
  readonly studentId: string;
}

interface Search {
  readonly classId: string;
  readonly search: string;
}

const CHANGED = ['Guests', 'Assignments', 'ClassWork', 'ClassPresence'] as const;

/** Students of other classes who come to the lessons of a class. */
export const guestsApi = api.enhanceEndpoints({ addTagTypes: [...CHANGED, 'Classes'] }).injectEndpoints({
  endpoints: build => ({
    guests: read(build, (id: string) => listGuests({ class_id: id }), { providesTags: ['Guests'] }),
    foundGuests: read(build, ({ classId, search }: Search) => findGuests({ class_id: classId, search }), {
      providesTags: ['Guests'],
    }),
    addGuest: write(
      build,
      ({ classId, studentId }: OfClass) => addGuest({ class_id: classId, student_id: studentId }),
      {
        invalidatesTags: (_answer, error, { classId: id }) =>
          error ? [] : [...CHANGED, { type: 'Classes', id }],
      },
    ),
    removeGuest: write(
      build,
      ({ classId, studentId }: OfClass) => removeGuest({ class_id: classId, student_id: studentId }),
      {
        invalidatesTags: (_answer, error, { classId: id }) =>
          error ? [] : [...CHANGED, { type: 'Classes', id }],
      },
    ),
  }),
});

export const { useAddGuestMutation, useFoundGuestsQuery, useGuestsQuery, useRemoveGuestMutation } = guestsApi;
