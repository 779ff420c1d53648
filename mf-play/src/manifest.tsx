import type { RemoteContext, RemoteModule } from '@burrow/client';
import './styles/index.css';
import { challengeRoutes } from './features/challenges/index.ts';
import { executionSlice } from './run/execution.slice.ts';
import { guideRoutes } from './features/guide/index.ts';
import { WithLesson } from './features/lesson/index.ts';
import { Navigator } from './features/navigator/index.ts';
import { PlayPage } from './features/play/index.ts';
import { loadPlayTexts } from './locales/texts.ts';

const pages: RemoteModule['routes'] = [
  { index: true, element: <PlayPage /> },
  { path: 'play', element: <PlayPage /> },
  { path: 'play/:courseId', element: <PlayPage /> },
  { path: 'play/:courseId/:levelSlug', element: <PlayPage /> },
  ...challengeRoutes,
  ...guideRoutes,
];

export const routes: RemoteModule['routes'] = [{ element: <WithLesson />, children: [...pages] }];

export const slots: RemoteModule['slots'] = { drawer: Navigator };

export async function inject({ rootReducer }: RemoteContext): Promise<void> {
  rootReducer.inject(executionSlice);
  await loadPlayTexts();
}
