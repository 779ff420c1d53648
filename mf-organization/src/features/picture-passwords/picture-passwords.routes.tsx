import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const picturePasswordsRoutes: RouteObject[] = [
  {
    path: 'classes/:classId/pictures',
    element: schoolPage(
      async () => (await import('./class-pictures.page.tsx')).ClassPicturesPage,
      'cards',
      'pictures',
    ),
  },
];
