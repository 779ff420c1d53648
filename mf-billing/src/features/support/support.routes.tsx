import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'staff/purchases';
const buyer: BillingPath = 'staff/purchases/buyer';

/** What support does about purchases, below the pages of staff, which are another remote's. */
export const supportRoutes: readonly RouteObject[] = [
  {
    path,
    element: billingPage(async () => (await import('./support.page.tsx')).SupportPage, 'support', 'schools'),
  },
  {
    path: buyer,
    element: billingPage(async () => (await import('./buyer.page.tsx')).BuyerPage, 'support', 'schools'),
  },
];
