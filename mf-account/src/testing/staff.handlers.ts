import { AppointAdministratorSchema, JudgeDomainSchema, type SupportedSchool } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { ADMIN, type Person, type Platform } from './platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';

const ADMIN_TYPE = 2;

const SUPPORTED: SupportedSchool = {
  id: '00000000-0000-4000-8000-000000000190',
  name: 'Elm School',
  slug: 'elm',
  without_administrator_since: '2026-11-20T08:00:00.000Z',
  closes_at: null,
  members: [
    {
      user_id: '00000000-0000-4000-8000-000000000191',
      role: 'teacher',
      email: 'tess@elm.example',
      full_name: 'Tess Bell',
      joined_at: '2026-09-01T08:00:00.000Z',
    },
  ],
  domains: [{ domain: 'elm.example', proof: null, proven_at: null, joins_at_once: false }],
};

/** Search and impersonation: staff find everybody, administrators their own organisation's people. */
export function staffHandlers(platform: Platform): HttpHandler[] {
  const find = (
    request: Request,
    matches: (person: Person, query: string) => boolean,
  ): readonly Person[] | null => {
    const caller = platform.user;
    if (!caller || (!caller.is_staff && caller.user_details.user_type !== ADMIN_TYPE)) return null;
    const { searchParams } = new URL(request.url);
    const query = (searchParams.get('query') ?? '').toLowerCase();
    const within = caller.is_staff ? searchParams.get('organization_id') : caller.organization_id;
    return platform.people.filter(
      person => (!within || person.user.organization_id === within) && matches(person, query),
    );
  };
  const act = (person: Person | undefined) => {
    if (!person || person.user.is_staff) return refusal('auth/forbidden');
    if (platform.user?.is_impersonated) return refusal('auth/already-impersonating');
    const user = { ...person.user, is_impersonated: true };
    platform.logIn(user);
    return HttpResponse.json({ user, last_played: null });
  };
  let supported: SupportedSchool = SUPPORTED;
  return [
    answer('listOrphanedSchools', () => {
      const { id, name, slug, without_administrator_since: since } = supported;
      return HttpResponse.json({ schools: since === null ? [] : [{ id, name, slug, since }] });
    }),
    answer('getSupportedSchool', () => supported),
    answer('appointAdministrator', async ({ request }) => {
      const { user_id: id } = AppointAdministratorSchema.parse(await request.json());
      const members = supported.members.map(each =>
        each.user_id === id ? { ...each, role: 'admin' as const } : each,
      );
      supported = { ...supported, without_administrator_since: null, members };
      return HttpResponse.json(supported);
    }),
    answer('judgeDomain', async ({ request }) => {
      const { domain, proven } = JudgeDomainSchema.parse(await request.json());
      const proof = proven
        ? ({ proof: 'staff', proven_at: '2026-11-27T08:00:00.000Z' } as const)
        : { proof: null, proven_at: null };
      supported = { ...supported, domains: [{ domain, joins_at_once: false, ...proof }] };
      return HttpResponse.json(supported);
    }),
    answer('searchEmails', ({ request }) => {
      const found = find(request, ({ user }, query) => Boolean(user.email?.includes(query)));
      if (!found) return refusal('auth/forbidden');
      const users = found.map(({ user }) => ({
        user_id: user.user_id,
        email: user.email,
        full_name: user.full_name,
        user_type: user.user_details.user_type,
        organization_name: user.organization_name,
        mail_refused_at: user.email === ADMIN.login ? '2026-03-01T08:00:00.000Z' : null,
      }));
      return HttpResponse.json({ users });
    }),
    answer('searchStudentUsernames', ({ request }) => {
      const found = find(request, ({ user }, query) =>
        Boolean(user.student_details?.username.includes(query)),
      );
      if (!found) return refusal('auth/forbidden');
      const students = found.map(({ user }) => ({
        student_id: user.student_id,
        username: user.student_details?.username,
        organization_name: user.organization_name,
      }));
      return HttpResponse.json({ students });
    }),
    answer('searchOrganizations', ({ request }) => {
      if (!platform.user?.is_staff) return refusal('auth/forbidden');
      const found = find(request, ({ user, organization }, query) =>
        Boolean(user.organization_name?.toLowerCase().includes(query) || organization?.includes(query)),
      );
      const byId = new Map(
        found?.map(({ user, organization }) => [
          user.organization_id,
          { id: user.organization_id, name: user.organization_name, slug: organization },
        ]),
      );
      return HttpResponse.json({ organizations: [...byId.values()] });
    }),
    answer('impersonateUser', ({ request }) => {
      const id = new URL(request.url).searchParams.get('target_user_id');
      return act(platform.people.find(({ user }) => user.user_id === id && !user.is_student));
    }),
    answer('impersonateStudent', ({ request }) => {
      const id = new URL(request.url).searchParams.get('target_student_id');
      return act(platform.people.find(({ user }) => user.student_id === id));
    }),
  ];
}
