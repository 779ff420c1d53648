import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'checkout';

export const checkoutRoutes: readonly RouteObject[] = [
  { path, element: billingPage(async () => (await import('./checkout.page.tsx')).CheckoutPage, 'checkout') },
];
