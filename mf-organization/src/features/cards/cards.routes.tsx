import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const cardsRoutes: RouteObject[] = [
  {
    path: 'classes/:classId/cards',
    element: schoolPage(
      async () => (await import('./class-cards.page.tsx')).ClassCardsPage,
      'cards',
      'pictures',
    ),
  },
];
