import type { WorldEvent } from './events.ts';
import { stockOf, type WorldState } from './state.ts';

/** An amount of one type. */
export interface Amount {
  readonly type: string;
  readonly amount: number;
}

/** Returns the stock without the amounts used up, and the events that say so. The amounts must be in stock. */
export function spend(
  inventory: WorldState['inventory'],
  costs: readonly Amount[],
): { readonly inventory: WorldState['inventory']; readonly events: readonly WorldEvent[] } {
  const left: Record<string, number> = { ...inventory };
  const events = costs.map(({ type, amount }): WorldEvent => {
    const total = stockOf(left, type) - amount;
    left[type] = total;
    return { type: 'spent', kind: type, amount, total };
  });
  return { inventory: left, events };
}

export const isInStock = ({ inventory }: WorldState, { type, amount }: Amount): boolean =>
  stockOf(inventory, type) >= amount;
