import { nextQuery } from '@burrow/contracts/paths';

interface Order {
  readonly plan: string;
  readonly currency: string;
  /** The page that was wanted, without language. */
  readonly next: string | null;
}

/** The path of the page on which a plan is ordered. */
export function checkoutPath({ plan, currency, next }: Order): string {
  const query = new URLSearchParams({ plan, currency, ...(next === null ? {} : { next: `/${next}` }) });
  return `checkout?${query}`;
}

/** The path of sign-up that leads back to a path of this site. */
export function withSignUp(path: string): string {
  return `signup?${nextQuery(new URL(path, 'https://site.invalid/'))}`;
}
