import { type Money, planOf } from '@burrow/billing';
import { DomainError, InjectPool, ServiceClient, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { courseOf } from '../../domain/assignment.rules.ts';
import {
  decisionUntil,
  refundEligibility,
  type RefundEligibility,
  type RefundQuestion,
} from '../../domain/refund-eligibility.rules.ts';
import { partsOf, type ReturnablePayment, sumOf } from '../../domain/contract-refund.rules.ts';
import { QUESTION } from './refunds.queries.ts';

interface Row extends Pick<RefundQuestion, 'state' | 'requests' | 'mayWithdraw' | 'isGift'> {
  readonly plan: string;
  readonly paidAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly studentId: string | null;
  readonly currency: string;
  /** All payments of the contract. */
  readonly payments: readonly ReturnablePayment[];
}

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
  ) {}

  /** @throws DomainError payment/unknown-purchase for what the account did not buy, or gateway/service-down */
  async ask(account: string | null, purchase: string, at: Date = new Date()): Promise<RefundAnswer> {
    const sql: SqlRunner = { query: async (text, values) => (await this.pool.query(text, values)).rows };
    return this.decide(sql, account, purchase, await this.learn(account, purchase, at), at);
  }

  /**
   * What of the course decides, if anything of it does: the law's withdrawal, and what is refused anyway, do not wait for
   * learning. Not for within a transaction: learning may need its connection.
   */
  async learn(account: string | null, purchase: string, at: Date): Promise<CourseFacts> {
    const { rows } = await this.pool.query<Row>(QUESTION, [purchase, account]);
    if (!rows[0]) throw unknown();
    const { plan, studentId: student_id } = rows[0];
    const first = refundEligibility(questionOf(rows[0], NOT_BEGUN), at);
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
    const [row]: Row[] = await sql.query(QUESTION, [purchase, account]);
    if (!row) throw unknown();
    const question = questionOf(row, facts);
    const decided = refundEligibility(question, now);
    const { payments, currency } = row;
    const amount = decided.isEligible ? sumOf(partsOf(payments, decided.rule, now)) : 0;
    return { ...decided, until: decisionUntil(question, decided.rule), returns: { amount, currency } };
  }
}

const unknown = () => new DomainError('payment/unknown-purchase', 'There is no such purchase.');

function questionOf(row: Row, facts: CourseFacts): RefundQuestion {
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
