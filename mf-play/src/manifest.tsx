import type { RemoteContext, RemoteModule } from '@burrow/client';
import { addTexts } from '@burrow/i18n';
import './styles/index.css';
import { executionSlice } from './features/execution/execution.slice.ts';
import { CourseNavigator } from './features/navigator/course-navigator.tsx';
import { PlayPage } from './features/play/play.page.tsx';
import { playTexts } from './locales/play-texts.ts';

export const routes: RemoteModule['routes'] = [
  { index: true, element: <PlayPage /> },
  { path: 'play', element: <PlayPage /> },
  { path: 'play/:courseId', element: <PlayPage /> },
  { path: 'play/:courseId/:levelSlug', element: <PlayPage /> },
];

export const slots: RemoteModule['slots'] = { drawer: CourseNavigator };

export async function inject({ rootReducer }: RemoteContext): Promise<void> {
  rootReducer.inject(executionSlice);
  await addTexts('play', playTexts);
}
