import { NOBODY } from '@burrow/client/testing';
import { BADGES, type BadgeId, type Certificate, type CurrentUser, type OwnBadge } from '@burrow/contracts';

const MAYA = '6b1c7f0e-58e4-4f0b-9a53-2d7d2a1f9c10';

/** A student of a parent, logged in. */
export const CHILD: CurrentUser = {
  ...NOBODY,
  user_id: '0d2a7d52-6f0b-4a8e-8b60-0d7c5a1b2c3d',
  is_student: true,
  student_id: MAYA,
  student_details: { id: MAYA, username: 'maya7', character: 'Fox', assistant_enabled: true },
};

/** Their parent, who has chosen them. */
export const PARENT: CurrentUser = { ...CHILD, is_student: false, email: 'mira@example.com' };

const GIVEN: Readonly<Record<string, OwnBadge['place']>> = {
  'first-carrot': { course_id: 'python', level_slug: 'intro-level1', name: 'First carrots' },
  'error-reader': { course_id: 'python', level_slug: 'intro-level6', name: 'Round the pond' },
  'loop-it': { course_id: 'python', level_slug: 'loops-level4', name: 'Five in a row' },
  'chapter-walker': { course_id: 'python', level_slug: null, name: 'Beginner Python Development Course' },
  'creative-maker': null,
};
const BEGUN: Readonly<Record<string, number>> = { 'back-on-feet': 3, builder: 5 };

/** A badge of a list, given on 12 March 2026 or not at all. */
const badgeOf = (id: BadgeId, count: number): OwnBadge =>
  id in GIVEN
    ? { id, count, have: count, granted_at: '2026-03-12T10:00:00.000Z', place: GIVEN[id] ?? null }
    : { id, count, have: BEGUN[id] ?? 0, granted_at: null, place: null };

/** All badges, five of them given. */
export const SOME_BADGES: readonly OwnBadge[] = BADGES.map(({ id, count }) => badgeOf(id, count));

/** All badges of somebody who begins. */
export const NO_BADGES: readonly OwnBadge[] = BADGES.map(({ id, count }) => ({
  id,
  count,
  have: 0,
  granted_at: null,
  place: null,
}));

/** A valid certificate of a chapter. */
export const CERTIFICATE: Certificate = {
  id: '7k2m394qxw7k2m394qxw',
  kind: 'chapter',
  course_id: 'python',
  course_name: 'Beginner Python Development Course',
  chapter_id: 3,
  chapter_name: 'Loops',
  issued_at: '2026-03-14T10:00:00.000Z',
  revoked_at: null,
  name: 'M. L.',
  shown_name: 'initials',
  may_choose_name: false,
};

/** One of the whole course, and one that was withdrawn. */
export const COURSE_CERTIFICATE: Certificate = {
  ...CERTIFICATE,
  id: 'c0rse0c0rse0c0rse000',
  kind: 'course',
  chapter_id: null,
  chapter_name: null,
  issued_at: '2026-05-02T10:00:00.000Z',
};

/** One whose name the caller may choose. */
export const OWN_CERTIFICATE: Certificate = {
  ...CERTIFICATE,
  id: 'fname0fname0fname000',
  kind: 'final-level',
  chapter_id: null,
  chapter_name: null,
  may_choose_name: true,
};

export const REVOKED_CERTIFICATE: Certificate = {
  ...CERTIFICATE,
  id: 'revked0revked0revked',
  course_id: 'advanced-python',
  course_name: 'Advanced Python Development Course',
  chapter_id: 1,
  chapter_name: 'Generators',
  issued_at: '2026-02-01T10:00:00.000Z',
  revoked_at: '2026-04-01T10:00:00.000Z',
};
