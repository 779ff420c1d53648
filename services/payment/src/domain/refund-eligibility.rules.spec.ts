import { describe, expect, test } from '@jest/globals';
import { refundEligibility, type RefundQuestion } from './refund-eligibility.rules.ts';

const PAID_AT = '2026-03-01T22:30:00.000Z';
const course: RefundQuestion = {
  state: 'paid',
  billing: 'once',
  paidAt: PAID_AT,
  periodEndsAt: null,
  requests: [],
  mayWithdraw: false,
  isCompleted: false,
  hasCertificate: false,
  isGift: false,
};
const monthly: RefundQuestion = { ...course, billing: 'month', periodEndsAt: '2026-04-01T22:30:00.000Z' };
const after = (days: number): Date => new Date(Date.parse(PAID_AT) + days * 86_400_000);

test.each<[string, Partial<RefundQuestion>, number, boolean, string]>([
  ['a course after a week', {}, 7, true, 'within-refund-time'],
  ['a course on the thirtieth day', {}, 30, true, 'within-refund-time'],
  ['a course after it', {}, 32, false, 'refund-time-over'],
  ['a completed course', { isCompleted: true }, 7, false, 'course-completed'],
  ['a course with its certificate', { hasCertificate: true }, 7, false, 'certificate-issued'],
  ['what was not paid', { state: 'failed' }, 1, false, 'not-paid'],
  ['what was refunded', { state: 'refunded' }, 1, false, 'already-refunded'],
  ['what the bank took back', { state: 'charged-back' }, 1, false, 'already-refunded'],
  ['what is asked for already', { requests: ['requested'] }, 1, false, 'already-requested'],
  ['what was approved', { requests: ['rejected', 'approved'] }, 1, false, 'already-requested'],
  ['what was rejected once', { requests: ['rejected'] }, 7, true, 'within-refund-time'],
])('%s', (_, more, days, isEligible, rule) => {
  expect(refundEligibility({ ...course, ...more }, after(days))).toEqual({
    isEligible,
    rule,
  });
});

describe('the law', () => {
  const withdrawing = { ...course, mayWithdraw: true, isCompleted: true, hasCertificate: true };

  test('stands above our rules for fourteen days', () => {
    expect(refundEligibility(withdrawing, after(14))).toMatchObject({ isEligible: true, rule: 'withdrawal' });
  });

  test('and no longer', () => {
    expect(refundEligibility(withdrawing, after(16))).toMatchObject({
      isEligible: false,
      rule: 'course-completed',
    });
  });

  test('counts whole days where the buyer lives: the last one ends when it ends in the last zone', () => {
    expect(refundEligibility(withdrawing, new Date('2026-03-16T11:59:59.999Z')).rule).toBe('withdrawal');
    expect(refundEligibility(withdrawing, new Date('2026-03-16T12:00:00.000Z')).rule).toBe(
      'course-completed',
    );
  });

  test('gives nothing back twice', () => {
    expect(refundEligibility({ ...withdrawing, state: 'refunded' }, after(1)).rule).toBe('already-refunded');
  });
});

describe('a subscription', () => {
  test('is refunded while the paid period runs', () => {
    expect(refundEligibility(monthly, after(20))).toMatchObject({ isEligible: true, rule: 'period-running' });
    expect(refundEligibility(monthly, after(31))).toMatchObject({ isEligible: false, rule: 'period-over' });
  });
});
