import { api, write } from '@burrow/client';
import {
  createClassAssignment,
  listClassAssignments,
  removeClassAssignment,
  updateClassAssignment,
} from '@burrow/contracts/calls';
import type { ClassAssignmentUpdate, NewClassAssignment, TaughtAssignments } from '@burrow/contracts';
import { untilKnown } from './until-known.ts';

interface NewOfClass {
  readonly classId: string;
  readonly assignment: NewClassAssignment;
}

interface Change {
  readonly id: string;
  readonly update: ClassAssignmentUpdate;
}

/** What classes are to do until a date. */
export const assignmentsApi = api
  .enhanceEndpoints({ addTagTypes: ['Assignments', 'ClassWork', 'SchoolStudents'] })
  .injectEndpoints({
    endpoints: build => ({
      assignments: build.query<TaughtAssignments, string>({
        queryFn: (classId, _api, _options, ask) =>
          untilKnown<TaughtAssignments>(() => ask(listClassAssignments({ class_id: classId }))),
        // As completions of the class become known, so does who has done what.
        providesTags: ['Assignments', 'ClassWork', 'SchoolStudents'],
      }),
      addAssignment: write(
        build,
        ({ classId, assignment }: NewOfClass) =>
          createClassAssignment({ class_id: classId, body: assignment }),
        { invalidatesTags: (_answer, error) => (error ? [] : ['Assignments']) },
      ),
      updateAssignment: write(
        build,
        ({ id, update }: Change) => updateClassAssignment({ assignment_id: id, body: update }),
        {
          // Also after a refusal: what somebody else changed meanwhile is shown.
          invalidatesTags: ['Assignments'],
        },
      ),
      removeAssignment: write(build, (id: string) => removeClassAssignment({ assignment_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Assignments']),
      }),
    }),
  });

export const {
  useAddAssignmentMutation,
  useAssignmentsQuery,
  useRemoveAssignmentMutation,
  useUpdateAssignmentMutation,
} = assignmentsApi;
