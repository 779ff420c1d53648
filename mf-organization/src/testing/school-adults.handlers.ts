import {
  AskToTeachSchema,
  type OwnTeacherRequest,
  SchoolDomainBodySchema,
  SchoolDomainsUpdateSchema,
  type SchoolDomain,
  type TeacherRequest,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

interface SchoolAdults {
  domains: SchoolDomain[];
  /** Who asks to teach here. */
  teacherRequests: TeacherRequest[];
  /** Where the one who is logged in stands. */
  own: OwnTeacherRequest;
}

const PROVEN_AT = '2026-11-23T09:30:00.000Z';

/** The calls by which adults come to a school. */
export function schoolAdultsHandlers(school: SchoolAdults): HttpHandler[] {
  const domains = () => ({ domains: school.domains, joins_at_once: false });
  const domainOf = async (request: Request) =>
    SchoolDomainBodySchema.safeParse(await request.json()).data?.domain ?? '';
  return [
    answer('listSchoolDomains', () => domains()),
    answer('addSchoolDomain', async ({ request }) => {
      const domain = await domainOf(request);
      if (domain === 'gmail.com') return refusal('organization/domain-public');
      school.domains = [
        ...school.domains,
        {
          domain,
          proof: null,
          proven_at: null,
          record: 'burrow-school=0a1b2c',
          joins_at_once: false,
        },
      ];
      return HttpResponse.json(domains());
    }),
    answer('checkSchoolDomain', async ({ request }) => {
      const domain = await domainOf(request);
      const isProven = domain === 'hillbrook.example';
      school.domains = school.domains.map(each =>
        each.domain === domain && isProven ? { ...each, proof: 'dns', proven_at: PROVEN_AT } : each,
      );
      return HttpResponse.json({ ...domains(), outcome: isProven ? 'proven' : 'no-record' });
    }),
    answer('updateSchoolDomains', async ({ request }) => {
      const { data } = SchoolDomainsUpdateSchema.safeParse(await request.json());
      school.domains = school.domains.map(each =>
        each.domain === data?.domain ? { ...each, joins_at_once: data.joins_at_once } : each,
      );
      return HttpResponse.json(domains());
    }),
    answer('removeSchoolDomain', async ({ request }) => {
      const domain = await domainOf(request);
      school.domains = school.domains.filter(each => each.domain !== domain);
      return HttpResponse.json(domains());
    }),
    answer('listTeacherRequests', () => ({ requests: school.teacherRequests })),
    answer('answerTeacherRequest', ({ params }) => {
      school.teacherRequests = school.teacherRequests.filter(({ user_id }) => user_id !== params.user_id);
      return HttpResponse.json({ requests: school.teacherRequests });
    }),
    answer('getTeacherRequest', () => school.own),
    answer('askToTeach', async ({ request }) => {
      const slug = AskToTeachSchema.safeParse(await request.json()).data?.slug;
      if (school.own.suggestions.some(each => each.slug === slug && each.joins_at_once)) {
        school.own = { joins: null, suggested: null, suggestions: [], asked: null, has_students: false };
        return HttpResponse.json({ outcome: 'joined' });
      }
      if (slug !== 'hillbrook') return refusal('organization/unknown');
      school.own = {
        joins: null,
        suggested: null,
        suggestions: [],
        asked: { name: 'Hillbrook School', slug, refused: false },
        has_students: false,
      };
      return HttpResponse.json({ outcome: 'waits' });
    }),
    answer('withdrawTeacherRequest', () => {
      school.own = { joins: null, suggested: null, suggestions: [], asked: null, has_students: false };
      return HttpResponse.json({ done: true });
    }),
  ];
}
