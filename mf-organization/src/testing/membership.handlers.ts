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
import { refusal } from '@burrow/remote-testing/refusal';
import { http, HttpResponse, type HttpHandler } from 'msw';

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
    http.get('/api/organization/membership', () => HttpResponse.json(school.membership)),
    http.delete('/api/organization/membership', async ({ request }) => {
      const { data } = LeaveOrganizationSchema.safeParse(await request.json());
      if (data?.organization_id !== school.organization?.id) return refusal('organization/unknown');
      school.hasLeft = true;
      return HttpResponse.json({ done: true });
    }),
    http.put('/api/organization/membership/succession', async ({ request }) => {
      const { data } = SuccessionAnswerSchema.safeParse(await request.json());
      if (!school.membership.succession) return refusal('organization/not-named');
      school.membership = { ...school.membership, succession: data?.accept ? { accepted: true } : null };
      return HttpResponse.json(school.membership);
    }),
    http.get('/api/organization/successor', named),
    http.put('/api/organization/successor', async ({ request }) => {
      const { data } = NameSuccessorSchema.safeParse(await request.json());
      const found = school.members.find(({ user_id }) => user_id === data?.user_id);
      if (data?.user_id && !found) return refusal('organization/not-a-member');
      school.successor = found
        ? { user_id: found.user_id, full_name: found.full_name, accepted: false }
        : null;
      return named();
    }),
    http.get('/api/organization/members-to-review', reviewed),
    http.put<{ id: string }>('/api/organization/members-to-review/:id', ({ params }) => {
      school.toReview = school.toReview.filter(({ user_id }) => user_id !== params.id);
      return reviewed();
    }),
  ];
}
