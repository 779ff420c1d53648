import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'schools';

export const schoolsRoutes: readonly RouteObject[] = [
  { path, element: billingPage(async () => (await import('./schools.page.tsx')).SchoolsPage, 'schools') },
];
