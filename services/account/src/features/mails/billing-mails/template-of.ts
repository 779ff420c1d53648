import type { BillingNotice } from '@burrow/contracts';

/** What services of earlier releases tell in other words. */
const OF_EARLIER_RELEASES = {
  'purchase-made-early': 'purchase-made',
  'refund-by-staff': 'refund-approved',
} as const;

type EarlierNotice = keyof typeof OF_EARLIER_RELEASES;

const isEarlier = (notice: BillingNotice): notice is EarlierNotice =>
  Object.hasOwn(OF_EARLIER_RELEASES, notice);

/** The mail that tells a notice. */
export const templateOf = (notice: BillingNotice): Exclude<BillingNotice, EarlierNotice> =>
  isEarlier(notice) ? OF_EARLIER_RELEASES[notice] : notice;
