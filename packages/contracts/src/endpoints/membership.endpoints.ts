import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  CurrentMembershipSchema,
  LeaveOrganizationSchema,
  MembershipSchema,
  MembershipsSchema,
  MembersToReviewSchema,
  NameSuccessorSchema,
  OrganizationRegistrationSchema,
  OrganizationSchema,
  SuccessionAnswerSchema,
  SuccessorSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const path = '/api/organization/membership';
const member = z.object({ user_id: z.uuid() });

/** How adults belong to an organisation, leave it, and who administers it next. */
export const MEMBERSHIP_ENDPOINTS = {
  getMembership: endpoint({ method: 'GET', path, access: 'teaching',
    summary: "Returns the caller's own membership of the organization.", answer: MembershipSchema, errors: reading }),
  listMemberships: endpoint({ method: 'GET', path: '/api/organization/memberships', access: 'user',
    summary: 'Returns every organization to which the caller belongs, and in which of them the caller works now.', answer: MembershipsSchema,
    errors: [...reading, 'gateway/service-down'] }),
  registerOrganization: endpoint({ method: 'POST', path: '/api/organization/memberships', access: 'user', childActs: [], sessionEffect: 'own',
    summary: 'Registers an organization, which is one more of theirs: the caller administers it, and works there from then on.',
    body: OrganizationRegistrationSchema, answer: OrganizationSchema,
    errors: [...writing, 'organization/slug-taken', 'organization/agreement-needed', 'organization/domain-public', 'auth/too-many-attempts'] }),
  chooseMembership: endpoint({ method: 'PUT', path: '/api/organization/memberships/current', access: 'user', childActs: [], sessionEffect: 'own',
    summary: 'Chooses in which of their organizations the caller works from now on, in all sessions; in none, the caller is a parent.',
    body: CurrentMembershipSchema, answer: DoneSchema, errors: [...writing, 'organization/unknown'] }),
  leaveOrganization: endpoint({ method: 'DELETE', path, access: 'teaching', childActs: [],
    summary: 'Leaves the organization, and tells its administrators by mail; the account stays.', body: LeaveOrganizationSchema,
    answer: DoneSchema, errors: [...writing, 'organization/last-admin', 'organization/unknown'] }),
  answerSuccession: endpoint({ method: 'PUT', path: `${path}/succession`, access: 'teaching', childActs: [],
    summary: "Accepts or declines to become the administrator's successor.", body: SuccessionAnswerSchema, answer: MembershipSchema,
    errors: [...writing, 'organization/not-named'] }),
  getSuccessor: endpoint({ method: 'GET', path: '/api/organization/successor', access: 'admin',
    summary: 'Returns whom the caller has named as successor.', answer: SuccessorSchema, errors: reading }),
  nameSuccessor: endpoint({ method: 'PUT', path: '/api/organization/successor', access: 'admin', childActs: [],
    summary: 'Names a successor, who is told by mail and has to accept, or removes the one named.', body: NameSuccessorSchema,
    answer: SuccessorSchema, errors: [...writing, 'organization/not-a-member'] }),
  listMembersToReview: endpoint({ method: 'GET', path: '/api/organization/members-to-review', access: 'admin',
    summary: 'Returns members who joined by an address, which no longer proves that they belong.', answer: MembersToReviewSchema, errors: reading }),
  keepMember: endpoint({ method: 'PUT', path: '/api/organization/members-to-review/{user_id}', access: 'admin', childActs: [],
    summary: 'Confirms that a member belongs to the organization.', params: member, answer: MembersToReviewSchema,
    errors: [...writing, 'user/unknown'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
