import { type Money, planOf } from '@burrow/billing';
import { DomainError, InjectPool, ServiceClient, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ClockService } from '../../clock/clock.service.ts';
import { courseOf } from '../../domain/assignment.rules.ts';
import {
  decisionUntil,
  refundEligibility,
  type RefundEligibility,
  type RefundQuestion,
} from '../../domain/refund-eligibility.rules.ts';
import { partsOf, sumOf } from '../../domain/contract-refund.rules.ts';
import { QUESTION, type QuestionRow } from './refunds.queries.ts';

export interface RefundAnswer extends RefundEligibility {
  readonly until: string | null;
  /** All that goes back, of every payment of the contract. */
  readonly returns: Money;
}

/** What learning knows of a course that was bought. */
export type CourseFacts = Pick<RefundQuestion, 'isCompleted' | 'hasCertificate'>;

const NOT_BEGUN: CourseFacts = { isCompleted: false, hasCertificate: false };

/** Whether purchases may be refunded. */
@Injectable()
export class RefundQuestionsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly client: ServiceClient,
    private readonly clock: ClockService,
  ) {}

  now(): Promise<Date> {
    return this.clock.now();
  }

  /** @throws DomainError payment/unknown-purchase for what the account did not buy, or gateway/service-down */
  async ask(account: string | null, purchase: string): Promise<RefundAnswer> {
    const at = await this.now();
    return this.decide(this.pool, account, purchase, await this.learn(account, purchase, at), at);
  }

  /**
   * What of the course decides, if anything of it does: the law's withdrawal, and what is refused anyway, do not wait for
   * learning. Not for within a transaction: learning may need its connection.
   */
  async learn(account: string | null, purchase: string, at: Date): Promise<CourseFacts> {
    const row = await QUESTION.first(this.pool, [purchase, account]);
    if (!row) throw unknown();
    const { plan, studentId: student_id } = row;
    const first = refundEligibility(questionOf(row, NOT_BEGUN), at);
    const course_id = courseOf(plan);
    if (!first.isEligible || first.rule === 'withdrawal' || course_id === null || student_id === null)
      return NOT_BEGUN;
    const { completed, certificate_issued } = await this.client.call('isCourseCompleted', {
      student_id,
      course_id,
    });
    return { isCompleted: completed, hasCertificate: certificate_issued };
  }

  /** @throws DomainError payment/unknown-purchase */
  async decide(
    sql: SqlRunner,
    account: string | null,
    purchase: string,
    facts: CourseFacts,
    now: Date,
  ): Promise<RefundAnswer> {
    const row = await QUESTION.first(sql, [purchase, account]);
    if (!row) throw unknown();
    const question = questionOf(row, facts);
    const decided = refundEligibility(question, now);
    const { payments, currency } = row;
    const amount = decided.isEligible ? sumOf(partsOf(payments, decided.rule, now)) : 0;
    return { ...decided, until: decisionUntil(question, decided.rule), returns: { amount, currency } };
  }
}

const unknown = () => new DomainError('payment/unknown-purchase', 'There is no such purchase.');

function questionOf(row: QuestionRow, facts: CourseFacts): RefundQuestion {
  const { state, requests, mayWithdraw, isGift, plan, paidAt, periodEndsAt } = row;
  return {
    state,
    requests,
    mayWithdraw,
    isGift,
    ...facts,
    billing: planOf(plan)?.billing ?? 'once',
    paidAt: paidAt?.toISOString() ?? null,
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
  };
}
