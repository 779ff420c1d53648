/** What one thing that the provider said tells of a subscription: its plan, and for how many students it is if that was said. */
export interface Seen {
  readonly plan: string;
  readonly seats: number | null;
}

/**
 * Whether a subscription was ever changed, by whomever: then several payments, and what was credited between them, belong
 * together, and giving one of them back is wrong in one direction or the other.
 * @param isBegun whether the provider was asked for a change that it did not refuse: what it says of it may still be on its way
 */
export function wasChanged(seen: readonly Seen[], isBegun: boolean): boolean {
  const plans = new Set(seen.map(({ plan }) => plan));
  const seats = new Set(seen.flatMap(one => one.seats ?? []));
  return isBegun || plans.size > 1 || seats.size > 1;
}
