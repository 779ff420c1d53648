import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'courses';

export const coursesRoutes: readonly RouteObject[] = [
  {
    path,
    element: billingPage(
      async () => (await import('./courses.page.tsx')).CoursesPage,
      'courses',
      'course-words',
      'assign',
    ),
  },
];
