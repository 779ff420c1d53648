import type { RouteObject } from '@burrow/client/router';
import type { QuizPath } from '../../contributions.ts';
import { StartPage } from './start.page.tsx';

const path: QuizPath = 'quiz';

export const startRoutes: readonly RouteObject[] = [{ path, element: <StartPage /> }];
