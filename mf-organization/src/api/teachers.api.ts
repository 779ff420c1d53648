import { api } from '@burrow/client';
import type { Invitations, ListedMember, Member, MemberUpdate, SignUpLink } from '@burrow/contracts';

interface MemberChange extends MemberUpdate {
  readonly id: string;
}

const LIST = { type: 'Teachers', id: 'all' } as const;
const pathOf = (id: string): string => `/organization/teacher/${id}`;

/** Calls about the adults of a school, for its administrators. */
export const teachersApi = api
  .enhanceEndpoints({ addTagTypes: ['Classes', 'Teachers', 'Invitations'] })
  .injectEndpoints({
    endpoints: build => ({
      teachers: build.query<{ teachers: ListedMember[] }, void>({
        query: () => '/organization/teachers',
        providesTags: [LIST],
      }),
      teacher: build.query<Member, string>({
        query: id => `/organization/teachers/${id}`,
        providesTags: (_answer, _error, id) => [{ type: 'Teachers', id }],
      }),
      setRole: build.mutation<Member, MemberChange>({
        query: ({ id, role }) => ({ url: pathOf(id), method: 'PUT', body: { role } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Teachers', 'CurrentUser']),
      }),
      resetSecondFactor: build.mutation<unknown, string>({
        query: id => ({ url: `${pathOf(id)}/second-factor`, method: 'DELETE' }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Teachers']),
      }),
      removeTeacher: build.mutation<unknown, string>({
        query: id => ({ url: pathOf(id), method: 'DELETE' }),
        // Not the member: the page in view would request somebody who is gone.
        invalidatesTags: (_answer, error) => (error ? [] : [LIST, 'Classes']),
      }),
      invitations: build.query<Invitations, void>({
        query: () => '/organization/invitations',
        providesTags: ['Invitations'],
      }),
      inviteTeacher: build.mutation<SignUpLink, string>({
        query: email => ({ url: '/organization/invite-teacher', method: 'POST', body: { email } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Invitations']),
      }),
      withdrawInvitation: build.mutation<unknown, string>({
        query: email => ({ url: '/organization/invitations', method: 'DELETE', body: { email } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Invitations']),
      }),
    }),
  });

export const {
  useInvitationsQuery, useInviteTeacherMutation, useRemoveTeacherMutation, useResetSecondFactorMutation, useSetRoleMutation, useTeacherQuery, useTeachersQuery,
  useWithdrawInvitationMutation,
} = teachersApi; // prettier-ignore
