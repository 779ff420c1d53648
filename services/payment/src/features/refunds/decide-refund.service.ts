import type { RefundRequests } from '@burrow/contracts';
import {
  DomainError,
  follow,
  type Identity,
  InjectPool,
  inTransaction,
  Jobs,
  type SqlRunner,
} from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { AuditService } from '../../audit/audit.service.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { REFUND_TRANSITIONS, type RefundState } from '../../domain/refund.rules.ts';
import { ShownPurchasesRepository } from '../../shown-purchases/shown-purchases.repository.ts';
import { endAtOnce } from '../endings/index.ts';
import { REFUND_QUEUE } from './pay-refunds.job.ts';
import { RefundQuestionsService } from './refund-questions.service.ts';
import { HOLD_REFUND, SET_STATE, SUBSCRIPTION_OF, WAITING } from './refunds.queries.ts';

interface Waiting {
  readonly id: string;
  readonly purchase: string;
  readonly state: RefundState;
  readonly reason: string;
  readonly rule: string;
  readonly requestedAt: Date;
  readonly byStaff: boolean;
}

interface Held {
  readonly state: RefundState;
  readonly purchase: string;
  readonly account: string;
  readonly byStaff: boolean;
}

/** What support does with requests for refunds. */
@Injectable()
export class DecideRefundService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
    private readonly purchases: ShownPurchasesRepository,
    private readonly computing: ComputeService,
    private readonly questions: RefundQuestionsService,
  ) {}

  /** Those that wait, the oldest first. */
  async list(): Promise<RefundRequests> {
    const { rows } = await this.pool.query<Waiting>(WAITING);
    const bought = await this.purchases.byIds(rows.map(({ purchase }) => purchase));
    const requests = rows.flatMap(({ purchase: id, requestedAt, byStaff: by_staff, ...rest }) => {
      const found = bought.get(id);
      return found
        ? [{ ...rest, purchase: found.purchase, requested_at: requestedAt.toISOString(), by_staff }]
        : [];
    });
    return { requests };
  }

  /**
   * What was approved is paid by the provider. Of a subscription that was ever changed support had the provider pay what is
   * right before: here it ends, and nothing is paid by itself.
   * @throws DomainError payment/unknown-request for none, and for one that is decided
   */
  async decide(by: Identity, id: string, decision: 'approve' | 'reject', reason: string): Promise<void> {
    await inTransaction(this.pool, async tx => {
      const [held]: Held[] = await tx.query(HOLD_REFUND, [id]);
      const state = held?.state === 'requested' ? follow(REFUND_TRANSITIONS, held.state, decision) : null;
      if (!held || state === null) throw new DomainError('payment/unknown-request', 'No such request waits.');
      const { account, purchase } = held;
      const byStaff = held.byStaff || (await this.questions.isChanged(tx, account, purchase));
      await tx.query(SET_STATE, [id, state, byStaff]);
      if (state === 'approved') await this.#approve(tx, id, purchase, byStaff);
      await this.audit.record(tx, by, { action: `refund-${state}`, account, subject: purchase, reason });
      await this.computing.compute(tx, { purchase });
    });
  }

  async #approve(tx: SqlRunner, id: string, purchase: string, byStaff: boolean): Promise<void> {
    if (!byStaff) return this.jobs.send(tx, REFUND_QUEUE, { id });
    const [of]: { subscription: string | null }[] = await tx.query(SUBSCRIPTION_OF, [purchase]);
    if (of?.subscription) await endAtOnce(this.jobs, tx, of.subscription);
  }
}
