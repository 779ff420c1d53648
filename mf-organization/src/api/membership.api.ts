import { api, read, write } from '@burrow/client';
import {
  answerSuccession,
  getMembership,
  getSuccessor,
  keepMember,
  leaveOrganization,
  listMembersToReview,
  nameSuccessor,
} from '@burrow/contracts/calls';

/** How adults belong to a school, leave it, and who administers it next. */
export const membershipApi = api
  .enhanceEndpoints({ addTagTypes: ['Membership', 'Successor', 'MembersToReview'] })
  .injectEndpoints({
    endpoints: build => ({
      membership: read(build, getMembership, { providesTags: ['Membership'] }),
      leaveOrganization: write(build, (organization_id: string) =>
        leaveOrganization({ body: { organization_id } }),
      ),
      answerSuccession: write(build, (accept: boolean) => answerSuccession({ body: { accept } }), {
        // Also after a refusal: somebody else may be named now.
        invalidatesTags: ['Membership'],
      }),
      successor: read(build, getSuccessor, { providesTags: ['Successor'] }),
      nameSuccessor: write(build, (user_id: string | null) => nameSuccessor({ body: { user_id } }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Successor']),
      }),
      membersToReview: read(build, listMembersToReview, { providesTags: ['MembersToReview'] }),
      keepMember: write(build, (id: string) => keepMember({ user_id: id }), {
        invalidatesTags: ['MembersToReview'],
      }),
    }),
  });

export const {
  useAnswerSuccessionMutation,
  useKeepMemberMutation,
  useLeaveOrganizationMutation,
  useMembershipQuery,
  useMembersToReviewQuery,
  useNameSuccessorMutation,
  useSuccessorQuery,
} = membershipApi;
