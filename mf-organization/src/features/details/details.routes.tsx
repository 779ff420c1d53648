import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const detailsRoutes: RouteObject[] = [
  {
    path: 'details',
    element: schoolPage(
      async () => (await import('./details.page.tsx')).DetailsPage,
      'domains',
      'school-export',
    ),
  },
];
