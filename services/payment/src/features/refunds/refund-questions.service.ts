import { planOf } from '@burrow/billing';
import { DomainError, ServiceClient, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { courseOf } from '../../assignments/assignment.rules.ts';
import { decisionUntil, refundEligibility, type RefundEligibility, type RefundQuestion } from '../../refunds/refund-eligibility.rules.ts'; // prettier-ignore
import { QUESTION } from './refunds.queries.ts';

interface Row extends Pick<RefundQuestion, 'state' | 'requests' | 'mayWithdraw' | 'isGift'> {
  readonly plan: string;
  readonly paidAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly studentId: string | null;
}

export interface RefundAnswer extends RefundEligibility {
  readonly until: string | null;
}

/** Whether purchases may be refunded. */
@Injectable()
export class RefundQuestionsService {
  constructor(private readonly client: ServiceClient) {}

  /** @throws DomainError payment/unknown-purchase for what the account did not buy, or gateway/service-down */
  async ask(sql: SqlRunner, account: string | null, purchase: string): Promise<RefundAnswer> {
    const [row]: Row[] = await sql.query(QUESTION, [purchase, account]);
    if (!row) throw new DomainError('payment/unknown-purchase', 'There is no such purchase.');
    const { plan, paidAt, periodEndsAt, studentId, ...rest } = row;
    const question: RefundQuestion = {
      ...rest,
      billing: planOf(plan)?.billing ?? 'once',
      paidAt: paidAt?.toISOString() ?? null,
      periodEndsAt: periodEndsAt?.toISOString() ?? null,
      isCompleted: false,
      // None is issued yet.
      hasCertificate: false,
    };
    const now = new Date();
    const first = refundEligibility(question, now);
    const course = courseOf(plan);
    // The law's withdrawal, and what is refused anyway, do not wait for learning.
    const asks = first.isEligible && first.rule !== 'withdrawal' && course !== null && studentId !== null;
    const isCompleted = asks && (await this.isCompleted(studentId, course));
    const decided = isCompleted ? refundEligibility({ ...question, isCompleted }, now) : first;
    return { ...decided, until: decisionUntil(question, decided.rule) };
  }

  private async isCompleted(student_id: string, course_id: string): Promise<boolean> {
    return (await this.client.call('isCourseCompleted', { student_id, course_id })).completed;
  }
}
