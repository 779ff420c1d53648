import { api, read, write } from '@burrow/client';
import {
  getTeacher,
  inviteTeacher,
  listInvitations,
  listTeachers,
  removeTeacher,
  resetTeacherSecondFactor,
  updateTeacher,
  withdrawInvitation,
} from '@burrow/contracts/calls';
import type { MemberUpdate } from '@burrow/contracts';

interface MemberChange extends MemberUpdate {
  readonly id: string;
}

const LIST = { type: 'Teachers', id: 'all' } as const;

/** Calls about the adults of a school, for its administrators. */
export const teachersApi = api
  .enhanceEndpoints({ addTagTypes: ['Classes', 'Teachers', 'Invitations'] })
  .injectEndpoints({
    endpoints: build => ({
      teachers: read(build, listTeachers, { providesTags: [LIST] }),
      teacher: read(build, (id: string) => getTeacher({ teacher_id: id }), {
        providesTags: (_answer, _error, id) => [{ type: 'Teachers', id }],
      }),
      setRole: write(
        build,
        ({ id, role }: MemberChange) => updateTeacher({ teacher_id: id, body: { role } }),
        { invalidatesTags: (_answer, error) => (error ? [] : ['Teachers', 'CurrentUser']) },
      ),
      resetSecondFactor: write(build, (id: string) => resetTeacherSecondFactor({ teacher_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Teachers']),
      }),
      removeTeacher: write(build, (id: string) => removeTeacher({ teacher_id: id }), {
        // Not the member: the page in view would request somebody who is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'Classes']),
      }),
      invitations: read(build, listInvitations, { providesTags: ['Invitations'] }),
      inviteTeacher: write(build, (email: string) => inviteTeacher({ body: { email } }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Invitations']),
      }),
      withdrawInvitation: write(build, (email: string) => withdrawInvitation({ body: { email } }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Invitations']),
      }),
    }),
  });

export const {
  useInvitationsQuery,
  useInviteTeacherMutation,
  useRemoveTeacherMutation,
  useResetSecondFactorMutation,
  useSetRoleMutation,
  useTeacherQuery,
  useTeachersQuery,
  useWithdrawInvitationMutation,
} = teachersApi;
