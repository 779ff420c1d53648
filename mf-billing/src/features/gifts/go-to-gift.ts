import type { GiftStart } from '@burrow/contracts';
import { payAt } from '../checkout/index.ts';

/** Leads to where a gift is paid, and from there to the gift's own page. */
export const goToGift = ({ transaction_id, url, client_token }: GiftStart, page: string): Promise<void> =>
  payAt({ transaction_id, url, client_token }, `${location.origin}${page}`);
