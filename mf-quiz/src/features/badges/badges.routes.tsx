import { lazyPage } from '@burrow/client';
import type { RouteObject } from '@burrow/client/router';
import { loadBadgeTexts } from '../../locales/texts.ts';

const page = async () => (await Promise.all([import('./badges.page.tsx'), loadBadgeTexts()]))[0].BadgesPage;

export const badgesRoutes: readonly RouteObject[] = [{ path: 'badges/:studentId', element: lazyPage(page) }];
