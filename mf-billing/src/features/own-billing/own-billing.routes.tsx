import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';
import type { BillingPath } from '../../contributions.ts';

const path: BillingPath = 'profile/billing';

/** What somebody bought. It stands in the profile area, whose other pages are of another remote. */
export const ownBillingRoutes: readonly RouteObject[] = [
  {
    path,
    element: billingPage(
      async () => (await import('./own-billing-layout.tsx')).OwnBillingLayout,
      'own-billing',
      'assign',
    ),
    children: [
      {
        index: true,
        element: billingPage(async () => (await import('./own-billing.page.tsx')).OwnBillingPage, 'schools'),
      },
      {
        path: 'receipt/:purchaseId',
        element: billingPage(async () => (await import('./receipt.page.tsx')).ReceiptPage),
      },
      {
        path: 'refund/:purchaseId',
        element: billingPage(async () => (await import('./refund.page.tsx')).RefundPage),
      },
    ],
  },
];
