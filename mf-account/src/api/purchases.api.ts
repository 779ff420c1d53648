import { api, read } from '@burrow/client';
import { exportPurchases, listActiveSubscriptions } from '@burrow/contracts/calls';

/** What the person who is logged in has bought, as far as leaving is concerned. */
export const purchasesApi = api.injectEndpoints({
  endpoints: build => ({
    runningSubscriptions: read(build, listActiveSubscriptions, { keepUnusedDataFor: 0 }),
    purchaseExport: read(build, exportPurchases, { keepUnusedDataFor: 0 }),
  }),
});

export const { useRunningSubscriptionsQuery } = purchasesApi;
