import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const lessonRoutes: RouteObject[] = [
  {
    path: 'classes/:classId/lesson',
    element: schoolPage(
      async () => (await import('./lesson.page.tsx')).LessonPage,
      'lesson',
      'live',
      'look-here',
      'class-entry',
      'failures',
      'remarks',
      'guests',
    ),
  },
];
