import type { Transitions } from '@burrow/service-kit';

export type RefundState = 'requested' | 'approved' | 'rejected' | 'paid';

/** Staff approve or reject; the provider pays, or refuses what staff approved. */
export const REFUND_TRANSITIONS: Transitions<RefundState, 'approve' | 'reject' | 'pay'> = {
  requested: { approve: 'approved', reject: 'rejected' },
  approved: { pay: 'paid', reject: 'rejected' },
  rejected: {},
  paid: {},
};

/** Whether more went back than was paid: no rule of ours asks for that, so that somebody has to look. */
export const isRefundedTooMuch = ({
  paid,
  returned,
}: {
  readonly paid: number;
  readonly returned: number;
}): boolean => returned > paid;
