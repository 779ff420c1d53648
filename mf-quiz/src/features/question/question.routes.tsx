import { lazyPage } from '@burrow/client';
import type { RouteObject } from '@burrow/client/router';
import { withQuizTexts } from '../../locales/texts.ts';

const page = lazyPage(withQuizTexts(async () => (await import('./question.page.tsx')).QuestionPage));

export const questionRoutes: readonly RouteObject[] = [
  { path: 'quiz/:courseId/:chapterId/question/:questionId', element: page },
];
