import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const auditRoutes: RouteObject[] = [
  {
    path: 'audit',
    element: schoolPage(async () => (await import('./audit.page.tsx')).AuditPage, 'school-audit'),
  },
];
