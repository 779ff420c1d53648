import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const archivedClassesRoutes: RouteObject[] = [
  {
    path: 'classes/archived',
    element: schoolPage(
      async () => (await import('./archived-classes.page.tsx')).ArchivedClassesPage,
      'archived-classes',
    ),
  },
];
