import type { RouteObject } from '@burrow/client/router';
import { billingPage } from '../../components/billing-page.tsx';

/** The order lies below checkout, whose documents alone may load the provider's form. */
export const giftsRoutes: readonly RouteObject[] = [
  {
    path: 'checkout/gift',
    element: billingPage(
      async () => (await import('./gift-order.page.tsx')).GiftOrderPage,
      'gifts',
      'checkout',
    ),
  },
  {
    path: 'purchase/gift/:giftId',
    element: billingPage(async () => (await import('./gift.page.tsx')).GiftPage, 'gifts'),
  },
  {
    path: 'purchase/redeem',
    element: billingPage(async () => (await import('./redeem.page.tsx')).RedeemPage, 'gifts'),
  },
];
