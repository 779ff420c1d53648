import { api } from '@burrow/client';
import type { ActiveSubscriptions, PurchaseExport } from '@burrow/contracts';

/** What the person who is logged in has bought, as far as leaving is concerned. */
export const purchasesApi = api.injectEndpoints({
  endpoints: build => ({
    runningSubscriptions: build.query<ActiveSubscriptions, void>({
      query: () => '/payment/active-subscriptions',
      keepUnusedDataFor: 0,
    }),
    purchaseExport: build.query<PurchaseExport, void>({
      query: () => '/payment/export',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRunningSubscriptionsQuery } = purchasesApi;
