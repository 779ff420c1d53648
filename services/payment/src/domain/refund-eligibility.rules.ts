import { type Plan, TERMS } from '@burrow/billing';
import type { PurchaseState } from './purchase.rules.ts';
import type { RefundState } from './refund.rules.ts';

const DAY_MS = 86_400_000;
/** The last place on earth where a day ends. */
const LATEST_ZONE_MS = 12 * 3_600_000;

const { refundDays: REFUND_DAYS, withdrawalDays: WITHDRAWAL_DAYS } = TERMS;

/** The rule that decides whether a refund is possible. */
export type RefundRule =
  | 'not-paid'
  | 'already-refunded'
  | 'already-requested'
  | 'withdrawal'
  | 'course-completed'
  | 'certificate-issued'
  | 'within-refund-time'
  | 'refund-time-over'
  | 'period-running'
  | 'period-over'
  | 'gift';

export interface RefundQuestion {
  readonly state: PurchaseState;
  readonly billing: Plan['billing'];
  /** When its first payment was made. */
  readonly paidAt: string | null;
  /** The end of what is paid of a subscription. */
  readonly periodEndsAt: string | null;
  /** Requests for this purchase so far. */
  readonly requests: readonly RefundState[];
  /** Whether the law lets the buyer withdraw: a person, who ordered it. */
  readonly mayWithdraw: boolean;
  /** Whether the student completed the bought course. */
  readonly isCompleted: boolean;
  /** Whether the bought course's own certificate was issued. */
  readonly hasCertificate: boolean;
  /** Whether somebody else paid it: what goes back goes to them, and only they ask for it. */
  readonly isGift: boolean;
}

export interface RefundEligibility {
  readonly isEligible: boolean;
  readonly rule: RefundRule;
}

const yes = (rule: RefundRule): RefundEligibility => ({ isEligible: true, rule });
const no = (rule: RefundRule): RefundEligibility => ({ isEligible: false, rule });

/** The last moment of the day that comes so many days after a time, wherever the buyer lives. */
export const lastMomentOf = (from: string, days: number): number =>
  (Math.floor(Date.parse(from) / DAY_MS) + days + 1) * DAY_MS + LATEST_ZONE_MS - 1;

function byState({ state, requests, isGift }: RefundQuestion): RefundEligibility | null {
  if (state === 'refunded' || state === 'charged-back' || requests.includes('paid'))
    return no('already-refunded');
  if (state !== 'paid') return no('not-paid');
  if (isGift) return no('gift');
  if (requests.some(request => request === 'requested' || request === 'approved'))
    return no('already-requested');
  return null;
}

function byTime({ billing, paidAt, periodEndsAt }: RefundQuestion, now: number): RefundEligibility {
  if (billing === 'once')
    return now <= lastMomentOf(paidAt ?? '', REFUND_DAYS)
      ? yes('within-refund-time')
      : no('refund-time-over');
  return periodEndsAt !== null && now < Date.parse(periodEndsAt) ? yes('period-running') : no('period-over');
}

/**
 * Says whether a contract may be refunded at a time, and which rule decides. The law's withdrawal, from the day of the contract
 * on, is above our own rules.
 */
export function refundEligibility(question: RefundQuestion, now: Date): RefundEligibility {
  const decided = byState(question);
  if (decided) return decided;
  const { paidAt, mayWithdraw, isCompleted, hasCertificate } = question;
  if (paidAt === null) return no('not-paid');
  if (mayWithdraw && now.getTime() <= lastMomentOf(paidAt, WITHDRAWAL_DAYS)) return yes('withdrawal');
  if (isCompleted) return no('course-completed');
  if (hasCertificate) return no('certificate-issued');
  return byTime(question, now.getTime());
}

/** The last moment at which a rule still allows a refund; null where no time decides. */
export function decisionUntil(
  { paidAt, periodEndsAt }: Pick<RefundQuestion, 'paidAt' | 'periodEndsAt'>,
  rule: RefundRule,
): string | null {
  if (rule === 'period-running' || rule === 'period-over') return periodEndsAt;
  const days = rule === 'withdrawal' ? WITHDRAWAL_DAYS : rule.includes('refund-time') ? REFUND_DAYS : null;
  return paidAt === null || days === null ? null : new Date(lastMomentOf(paidAt, days)).toISOString();
}
