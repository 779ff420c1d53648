import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'purchase';

export const purchaseRoutes: readonly RouteObject[] = [
  { path, element: billingPage(async () => (await import('./purchase.page.tsx')).PurchasePage, 'purchase') },
];
