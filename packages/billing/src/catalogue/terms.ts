import terms from './terms.json' with { type: 'json' };

interface Terms {
  /** Days in which a person may withdraw from a contract, without a reason. */
  readonly withdrawalDays: number;
  /** Days in which a course that was bought for good may be given back. */
  readonly refundDays: number;
  /** How long a subscription goes on while a renewal is not paid. */
  readonly graceDays: number;
  /** How long before a year renews its payer is written to. */
  readonly renewalNoticeDays: number;
  /** Business days in which support looks at a request. */
  readonly reviewDays: number;
  /** Business days in which the money arrives then: at least, at most. */
  readonly payoutDays: [number, number];
}

/** What is promised to who buys: the service keeps to it, and pages and mails tell it. */
export const TERMS: Terms = { ...terms, payoutDays: terms.payoutDays as [number, number] };
