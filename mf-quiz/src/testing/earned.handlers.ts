import type { Certificate, CurrentUser, OwnBadge, ShownName } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';
import {
  CERTIFICATE,
  COURSE_CERTIFICATE,
  NO_BADGES,
  OWN_CERTIFICATE,
  REVOKED_CERTIFICATE,
  SOME_BADGES,
} from './earned.ts';

/** Who is here, and what a learner has earned. */
export class Earnings {
  user: CurrentUser | null = null;
  badges: readonly OwnBadge[] = SOME_BADGES;
  certificates: readonly Certificate[] = [
    COURSE_CERTIFICATE,
    CERTIFICATE,
    REVOKED_CERTIFICATE,
    OWN_CERTIFICATE,
  ];

  logIn(user: CurrentUser): void {
    this.user = user;
    document.cookie = 'has_session=1; path=/';
  }

  signOut(): void {
    this.user = null;
    document.cookie = 'has_session=; path=/; max-age=0';
  }

  begin(): void {
    this.badges = NO_BADGES;
    this.certificates = [];
  }

  /** Only the student whose they are and an adult who has chosen them. */
  maySee(student: string | null): boolean {
    return student === null || this.user?.student_id === student;
  }
}

const NAMES: Readonly<Record<ShownName, string>> = { initials: 'M. L.', first: 'Maya', full: 'Maya Lind' };

const sessionHandlers = (earnings: Earnings): HttpHandler[] => [
  answer('getCurrentUser', () =>
    earnings.user ? HttpResponse.json(earnings.user) : refusal('auth/not-logged-in'),
  ),
];

const studentIn = (request: Request): string | null => new URL(request.url).searchParams.get('student_id');

/** Badges and certificates as learning answers them. */
export const earnedHandlers = (earnings: Earnings): HttpHandler[] => [
  ...sessionHandlers(earnings),
  answer('listBadges', ({ request }) =>
    earnings.maySee(studentIn(request))
      ? HttpResponse.json({ badges: earnings.badges })
      : refusal('auth/forbidden'),
  ),
  answer('listCertificates', ({ request }) =>
    earnings.maySee(studentIn(request))
      ? HttpResponse.json({ certificates: earnings.certificates })
      : refusal('auth/forbidden'),
  ),
  answer('getCertificate', ({ params }) => {
    const found = earnings.certificates.find(({ id }) => id === params.certificate_id);
    return found ? HttpResponse.json(found) : refusal('certificate/unknown');
  }),
  answer('chooseCertificateName', async ({ params, request }) => {
    const { shown_name } = (await request.json()) as { shown_name: ShownName };
    const found = earnings.certificates.find(({ id }) => id === params.certificate_id);
    if (!found) return refusal('certificate/unknown');
    if (!found.may_choose_name) return refusal('auth/forbidden');
    const changed = { ...found, shown_name, name: NAMES[shown_name] };
    earnings.certificates = earnings.certificates.map(one => (one === found ? changed : one));
    return HttpResponse.json(changed);
  }),
];
