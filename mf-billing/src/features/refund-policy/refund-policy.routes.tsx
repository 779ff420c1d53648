import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'refund-policy';

export const refundPolicyRoutes: readonly RouteObject[] = [
  {
    path,
    element: billingPage(
      async () => (await import('./refund-policy.page.tsx')).RefundPolicyPage,
      'refund-policy',
    ),
  },
  {
    path: 'purchase/terms',
    element: billingPage(
      async () => (await import('./terms-of-purchase.page.tsx')).TermsOfPurchasePage,
      'refund-policy',
    ),
  },
];
