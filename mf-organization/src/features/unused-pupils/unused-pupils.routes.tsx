import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const unusedPupilsRoutes: RouteObject[] = [
  {
    path: 'students/unused',
    element: schoolPage(
      async () => (await import('./unused-pupils.page.tsx')).UnusedPupilsPage,
      'unused-pupils',
    ),
  },
];
