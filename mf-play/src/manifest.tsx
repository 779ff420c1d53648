import type { RemoteContext, RemoteModule, SlotProps } from '@burrow/client';
import { lazy, Suspense } from 'react';
import './styles/index.css';
import { challengeRoutes } from './features/challenges/challenge-routes.tsx';
import { executionSlice } from './run/execution.slice.ts';
import { guideRoutes } from './features/guide/guide-routes.tsx';
import { PlayPage } from './features/play/play.page.tsx';
import { loadPlayTexts } from './locales/texts.ts';

export const routes: RemoteModule['routes'] = [
  { index: true, element: <PlayPage /> },
  { path: 'play', element: <PlayPage /> },
  { path: 'play/:courseId', element: <PlayPage /> },
  { path: 'play/:courseId/:levelSlug', element: <PlayPage /> },
  ...challengeRoutes,
  ...guideRoutes,
];

const LazyNavigator = lazy(async () => ({
  default: (await import('./features/navigator/course-navigator.tsx')).CourseNavigator,
}));

/** The course in the menu; its code comes when the menu is opened. */
function Navigator(props: SlotProps) {
  return (
    <Suspense>
      <LazyNavigator {...props} />
    </Suspense>
  );
}

export const slots: RemoteModule['slots'] = { drawer: Navigator };

export async function inject({ rootReducer }: RemoteContext): Promise<void> {
  rootReducer.inject(executionSlice);
  await loadPlayTexts();
}
