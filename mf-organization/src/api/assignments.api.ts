import { api } from '@burrow/client';
import type {
  ClassAssignmentUpdate,
  NewClassAssignment,
  TaughtAssignment,
  TaughtAssignments,
} from '@burrow/contracts';
import { untilKnown } from './until-known.ts';

interface NewOfClass {
  readonly classId: string;
  readonly assignment: NewClassAssignment;
}

interface Change {
  readonly id: string;
  readonly update: ClassAssignmentUpdate;
}

const pathOf = (id: string): string => `/level/assignments/${id}`;

/** What classes are to do until a date. */
export const assignmentsApi = api
  .enhanceEndpoints({ addTagTypes: ['Assignments', 'ClassWork', 'Pupils'] })
  .injectEndpoints({
    endpoints: build => ({
      assignments: build.query<TaughtAssignments, string>({
        queryFn: (classId, _api, _options, ask) =>
          untilKnown<TaughtAssignments>(() => ask(`/level/class/${classId}/assignments`)),
        // As completions of the class become known, so does who has done what.
        providesTags: ['Assignments', 'ClassWork', 'Pupils'],
      }),
      addAssignment: build.mutation<TaughtAssignment, NewOfClass>({
        query: ({ classId, assignment }) => ({
          url: `/level/class/${classId}/assignments`,
          method: 'POST',
          body: assignment,
        }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Assignments']),
      }),
      updateAssignment: build.mutation<TaughtAssignment, Change>({
        query: ({ id, update }) => ({ url: pathOf(id), method: 'PUT', body: update }),
        // Also after a refusal: what somebody else changed meanwhile is shown.
        invalidatesTags: ['Assignments'],
      }),
      removeAssignment: build.mutation<unknown, string>({
        query: id => ({ url: pathOf(id), method: 'DELETE' }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Assignments']),
      }),
    }),
  });

export const {
  useAddAssignmentMutation, useAssignmentsQuery, useRemoveAssignmentMutation, useUpdateAssignmentMutation,
} = assignmentsApi; // prettier-ignore
