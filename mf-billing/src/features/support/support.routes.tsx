import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'staff/purchases';

/** What support does about purchases, below the pages of staff, which are another remote's. */
export const supportRoutes: readonly RouteObject[] = [
  {
    path,
    element: billingPage(async () => (await import('./support.page.tsx')).SupportPage, 'support', 'schools'),
  },
];
