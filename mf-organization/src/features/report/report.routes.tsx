import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const reportRoutes: RouteObject[] = [
  {
    path: 'classes/:classId/report',
    element: schoolPage(async () => (await import('./report.page.tsx')).ReportPage, 'report', 'live'),
  },
];
