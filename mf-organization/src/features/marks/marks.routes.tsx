import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const marksRoutes: RouteObject[] = [
  {
    path: 'classes/:classId/marks',
    element: schoolPage(
      async () => (await import('./marks.page.tsx')).MarksPage,
      'marks',
      'students',
      'live',
      'guests',
    ),
  },
];
