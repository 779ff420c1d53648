import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const membershipRoutes: readonly RouteObject[] = [
  {
    path: 'membership',
    element: schoolPage(async () => (await import('./membership.page.tsx')).MembershipPage, 'membership'),
  },
];
