import { lazyPage } from '@burrow/client';
import type { RouteObject } from '@burrow/client/router';
import { withQuizTexts } from '../../locales/texts.ts';

const page = lazyPage(withQuizTexts(async () => (await import('./overview.page.tsx')).OverviewPage));

export const overviewRoutes: readonly RouteObject[] = [{ path: 'quiz/:courseId/:chapterId', element: page }];
