import type { ResolvedSession } from '@burrow/contracts';

type Owner = Pick<ResolvedSession, 'student' | 'user'>;
type Member = Pick<ResolvedSession, 'organization'>;

/**
 * Whether a page writes for somebody else than the person who is logged in. It protects what a learner typed, for them:
 * a page that slept while the browser changed hands still shows the learner before, and must not write as the next one.
 * Pages that name nobody (a visitor's, and those of older releases) write as whoever is here.
 * @param named the header of the page, if it has one
 */
export const isAnothersPage = (named: unknown, session: Owner | undefined): boolean =>
  typeof named === 'string' && named !== (session?.student ?? session?.user ?? '');

/**
 * Whether a page writes in another school than the one in which somebody works now. It protects the schools of whoever belongs
 * to several: a page that slept while they went to another one still shows the lists of the one before.
 * @param named the header of the page, if it knows a school
 */
export const isOfAnotherSchool = (named: unknown, session: Member | undefined): boolean =>
  typeof named === 'string' && named !== session?.organization;
