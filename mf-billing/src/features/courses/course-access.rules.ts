import type { CurrentUser } from '@burrow/contracts';

export type CourseAccess = 'open' | 'for-sale' | 'partly-open';

/**
 * What somebody may do with a course: all of it, buy it, or only play its free levels. Only adults without a school
 * see that it is for sale.
 */
export function courseAccess(user: CurrentUser | null, course: string): CourseAccess {
  if (user && (user.subscription !== null || user.courses.includes(course))) return 'open';
  const mayBuy = user === null || (!user.is_student && user.organization_id === null);
  return mayBuy ? 'for-sale' : 'partly-open';
}
