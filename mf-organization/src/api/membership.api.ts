import { api } from '@burrow/client';
import type { Membership, MembersToReview, Successor } from '@burrow/contracts';

const OWN = '/organization/membership';
const SUCCESSOR = '/organization/successor';
const REVIEW = '/organization/members-to-review';

/** How adults belong to a school, leave it, and who administers it next. */
export const membershipApi = api
  .enhanceEndpoints({ addTagTypes: ['Membership', 'Successor', 'MembersToReview'] })
  .injectEndpoints({
    endpoints: build => ({
      membership: build.query<Membership, void>({ query: () => OWN, providesTags: ['Membership'] }),
      leaveOrganization: build.mutation<unknown, string>({
        query: organization_id => ({ url: OWN, method: 'DELETE', body: { organization_id } }),
      }),
      answerSuccession: build.mutation<Membership, boolean>({
        query: accept => ({ url: `${OWN}/succession`, method: 'PUT', body: { accept } }),
        // Also after a refusal: somebody else may be named now.
        invalidatesTags: ['Membership'],
      }),
      successor: build.query<Successor, void>({ query: () => SUCCESSOR, providesTags: ['Successor'] }),
      nameSuccessor: build.mutation<Successor, string | null>({
        query: user_id => ({ url: SUCCESSOR, method: 'PUT', body: { user_id } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Successor']),
      }),
      membersToReview: build.query<MembersToReview, void>({
        query: () => REVIEW,
        providesTags: ['MembersToReview'],
      }),
      keepMember: build.mutation<MembersToReview, string>({
        query: id => ({ url: `${REVIEW}/${id}`, method: 'PUT' }),
        invalidatesTags: ['MembersToReview'],
      }),
    }),
  });

export const {
  useAnswerSuccessionMutation, useKeepMemberMutation, useLeaveOrganizationMutation, useMembershipQuery, useMembersToReviewQuery,
  useNameSuccessorMutation, useSuccessorQuery,
} = membershipApi; // prettier-ignore
