import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const importRoutes: RouteObject[] = [
  {
    path: 'students/import',
    element: schoolPage(
      async () => (await import('./import.page.tsx')).ImportPage,
      'import',
      'cards',
      'pictures',
    ),
  },
];
