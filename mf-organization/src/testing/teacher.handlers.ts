import { EmailBodySchema, type ListedMember, MemberUpdateSchema } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

interface SchoolMembers {
  members: ListedMember[];
  /** Addresses of those who have not come yet. */
  invited: string[];
}

const INVITED = { invited_at: '2026-11-20T15:30:00.000Z', expires_at: '2026-12-04T15:30:00.000Z' };

/** The calls about teachers, answered by a school. */
export function teacherHandlers(school: SchoolMembers): HttpHandler[] {
  const find = (id: string | undefined) => school.members.find(({ user_id }) => user_id === id);
  const isLastAdmin = ({ role }: ListedMember) =>
    role === 'admin' && school.members.filter(each => each.role === 'admin').length === 1;
  return [
    answer('listTeachers', () => ({ teachers: school.members })),
    answer('getTeacher', ({ params }) => {
      const found = find(params.teacher_id);
      return found ? HttpResponse.json(found) : refusal('auth/forbidden');
    }),
    answer('updateTeacher', async ({ params, request }) => {
      const { success, data } = MemberUpdateSchema.safeParse(await request.json());
      const found = find(params.teacher_id);
      if (!success || !found) return refusal(success ? 'auth/forbidden' : 'request/invalid');
      if (data.role === 'teacher' && isLastAdmin(found)) return refusal('organization/last-admin');
      school.members = school.members.map(each => (each === found ? { ...each, ...data } : each));
      return HttpResponse.json({ ...found, ...data });
    }),
    answer('resetTeacherSecondFactor', ({ params }) => {
      school.members = school.members.map(each =>
        each.user_id === params.teacher_id ? { ...each, second_factor: false } : each,
      );
      return HttpResponse.json({ done: true });
    }),
    answer('removeTeacher', ({ params }) => {
      const found = find(params.teacher_id);
      if (!found) return refusal('auth/forbidden');
      if (isLastAdmin(found)) return refusal('organization/last-admin');
      school.members = school.members.filter(each => each !== found);
      return HttpResponse.json({ done: true });
    }),
    answer('listInvitations', () => ({ invitations: school.invited.map(email => ({ email, ...INVITED })) })),
    answer('inviteTeacher', async ({ request }) => {
      const { success, data } = EmailBodySchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      school.invited = [...new Set([...school.invited, data.email])];
      const link = 'http://localhost/en/signup?token=made-up';
      return HttpResponse.json({ link, expires_at: INVITED.expires_at });
    }),
    answer('withdrawInvitation', async ({ request }) => {
      const { data } = EmailBodySchema.safeParse(await request.json());
      school.invited = school.invited.filter(email => email !== data?.email);
      return HttpResponse.json({ done: true });
    }),
  ];
}
