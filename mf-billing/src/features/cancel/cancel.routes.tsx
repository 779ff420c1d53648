import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';

export const cancelRoutes: readonly RouteObject[] = [
  {
    path: 'purchase/cancel',
    element: billingPage(async () => (await import('./cancel.page.tsx')).CancelPage, 'cancel'),
  },
  {
    path: 'purchase/withdraw',
    element: billingPage(async () => (await import('./withdraw.page.tsx')).WithdrawPage, 'cancel'),
  },
];
