import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';
import type { OrganizationPath } from '../../contributions.ts';

const path: OrganizationPath = 'organization/register';

/** Below `organization`. */
export const detailsRoutes: RouteObject[] = [
  {
    path: 'details',
    element: schoolPage(
      async () => (await import('./details.page.tsx')).DetailsPage,
      'domains',
      'school-export',
      'joining-school',
    ),
  },
];

/** For any adult: outside of the area, which is for members. */
export const registerRoutes: readonly RouteObject[] = [
  {
    path,
    element: schoolPage(async () => (await import('./register.page.tsx')).RegisterPage, 'joining-school'),
  },
];
