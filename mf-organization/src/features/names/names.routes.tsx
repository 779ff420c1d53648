import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const namesRoutes: RouteObject[] = [
  {
    path: 'students/names',
    element: schoolPage(async () => (await import('./names.page.tsx')).NamesPage, 'students', 'import'),
  },
];
