import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';
import type { OrganizationPath } from '../../contributions.ts';

const path: OrganizationPath = 'organization/join';

/** For adults who belong to no school: outside of the area, which is for members. */
export const joinSchoolRoutes: readonly RouteObject[] = [
  {
    path,
    element: schoolPage(
      async () => (await import('./join-school.page.tsx')).JoinSchoolPage,
      'joining-school',
      'membership',
    ),
  },
];
