import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const classesRoutes: RouteObject[] = [
  {
    path: 'classes',
    element: schoolPage(async () => (await import('./classes.page.tsx')).ClassesPage, 'first-steps', 'live'),
  },
  {
    path: 'classes/add',
    element: schoolPage(async () => (await import('./add-class.page.tsx')).AddClassPage),
  },
  {
    path: 'classes/:classId',
    element: schoolPage(
      async () => (await import('./class.page.tsx')).ClassPage,
      'assignments',
      'students',
      'look-here',
      'live',
      'failures',
      'remarks',
      'class-entry',
      'pictures',
      'substitutes',
      'guests',
    ),
  },
  {
    path: 'classes/:classId/edit',
    element: schoolPage(async () => (await import('./edit-class.page.tsx')).EditClassPage),
  },
];
