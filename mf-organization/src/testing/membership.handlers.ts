import {
  LeaveOrganizationSchema,
  type ListedMember,
  type Member,
  type Membership,
  NameSuccessorSchema,
  type Organization,
  SuccessionAnswerSchema,
  type Successor,
} from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse, type HttpHandler } from 'msw';

interface SchoolMembership {
  readonly organization: Organization | null;
  readonly members: ListedMember[];
  membership: Membership;
  successor: Successor['successor'];
  toReview: Member[];
  hasLeft: boolean;
}

/** The calls about one's own place in a school, its successor, and members to look at. */
export function membershipHandlers(school: SchoolMembership): HttpHandler[] {
  const named = () => HttpResponse.json({ successor: school.successor });
  const reviewed = () => HttpResponse.json({ members: school.toReview });
  return [
    answer('getMembership', () => school.membership),
    answer('leaveOrganization', async ({ request }) => {
      const { data } = LeaveOrganizationSchema.safeParse(await request.json());
      if (data?.organization_id !== school.organization?.id) return refusal('organization/unknown');
      school.hasLeft = true;
      return HttpResponse.json({ done: true });
    }),
    answer('answerSuccession', async ({ request }) => {
      const { data } = SuccessionAnswerSchema.safeParse(await request.json());
      if (!school.membership.succession) return refusal('organization/not-named');
      school.membership = { ...school.membership, succession: data?.accept ? { accepted: true } : null };
      return HttpResponse.json(school.membership);
    }),
    answer('getSuccessor', named),
    answer('nameSuccessor', async ({ request }) => {
      const { data } = NameSuccessorSchema.safeParse(await request.json());
      const found = school.members.find(({ user_id }) => user_id === data?.user_id);
      if (data?.user_id && !found) return refusal('organization/not-a-member');
      school.successor = found
        ? { user_id: found.user_id, full_name: found.full_name, accepted: false }
        : null;
      return named();
    }),
    answer('listMembersToReview', reviewed),
    answer('keepMember', ({ params }) => {
      school.toReview = school.toReview.filter(({ user_id }) => user_id !== params.user_id);
      return reviewed();
    }),
  ];
}
