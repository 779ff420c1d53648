import { isClassSet } from '@burrow/contracts';
import type { Owner } from '../accounts/owner.rules.ts';
import { isGoingBack, type BoughtGift } from './gift.rules.ts';

export type RedeemRefusal = 'code-used' | 'code-ended' | 'code-for-school' | 'code-for-family';

export interface RedeemWish extends Pick<BoughtGift, 'state' | 'isRedeemed' | 'requests'> {
  readonly seats: number;
  /** For whom it is redeemed. */
  readonly by: Owner['kind'];
  /** Whether what it opens is theirs already. */
  readonly isTheirs: boolean;
}

/** Returns why a code opens nothing for somebody, or null. Who redeemed it before is not refused: they may have clicked twice. */
export function redeemRefusal(wish: RedeemWish): RedeemRefusal | null {
  const { state, isRedeemed, seats, by, isTheirs } = wish;
  if (state !== 'paid' || isGoingBack(wish)) return 'code-ended';
  if (isRedeemed) return isTheirs ? null : 'code-used';
  if (isClassSet(seats)) return by === 'organization' ? null : 'code-for-school';
  return by === 'user' ? null : 'code-for-family';
}
