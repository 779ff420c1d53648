import type { CheckoutPreview } from '@burrow/contracts';
import { MOST_SEATS } from '@burrow/contracts/seats';
import { useCheckoutPreviewQuery } from '../../api/checkout.api.ts';

interface Asked {
  readonly plan_name: string;
  /** Null while nothing is typed. */
  readonly seats: number | null;
  readonly currency: string;
  /** Whose tax it is; null for where the payer seems to be. */
  readonly country: string | null;
}

/** What a gift costs, as the provider counts; nothing while the number of students is none. */
export function useGiftPreview({ plan_name, seats, currency, country }: Asked): CheckoutPreview | undefined {
  const count = seats ?? 0;
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_SEATS;
  const { currentData } = useCheckoutPreviewQuery(
    { plan_name, currency, seats: count, ...(country && { country }) },
    { skip: !isCount },
  );
  return isCount ? currentData : undefined;
}
