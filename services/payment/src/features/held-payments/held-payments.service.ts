import type { HeldPayments } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool, inTransaction, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { HeldPaymentEntity } from '../../database/entities/held-payment.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type pg from 'pg';
import { AuditService } from '../../audit/audit.service.ts';
import type { Doubt } from '../../provider/fact-of.rules.ts';
import { PayersService } from '../../payers/payers.service.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { refundBodyOf } from '../../provider/paid-transaction.rules.ts';
import { paidOf } from '../../provider/paid-of.ts';
import { endNow } from '../endings/index.ts';
import { HandleEventService } from '../events/index.ts';
import { HELD, type HeldRow, WAITING } from './held-payments.queries.ts';

/** What is no plan, or several, opens nothing whoever accepts it. */
const ACCEPTABLE = new Set<Doubt>(['wrong-price', 'other-transaction']);

/** Payments that are not what was ordered: staff accept each as it is, or give it back. */
@Injectable()
export class HeldPaymentsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly provider: PaddleClient,
    private readonly payers: PayersService,
    private readonly audit: AuditService,
    private readonly handling: HandleEventService,
    @InjectRepository(HeldPaymentEntity) private readonly heldRows: Repository<HeldPaymentEntity>,
  ) {}

  /** Those that wait. Who paid, the provider knows; if it does not answer, nobody is named. */
  async list(): Promise<HeldPayments> {
    const rows = await WAITING.rows(this.pool);
    const payers = await this.payers.ofAccounts(rows.map(({ account }) => account));
    const payments: HeldPayments['payments'] = [];
    for (const row of rows) {
      const payer = payers.get(row.account);
      if (!payer) continue;
      payments.push({
        transaction_id: row.transaction,
        email: await this.emailOf(row.customer),
        plan_name: row.plan,
        ordered_plan_name: row.ordered,
        money: { amount: row.amount, currency: row.currency },
        ordered: { amount: row.orderedAmount, currency: row.orderedCurrency },
        why: row.doubt,
        can_accept: ACCEPTABLE.has(row.doubt),
        paid_at: row.paidAt.toISOString(),
        payer,
      });
    }
    return { payments };
  }

  /** Believes a payment, and opens what was paid for. @throws DomainError payment/unknown-request */
  async accept(by: Identity, id: string, reason: string): Promise<void> {
    await inTransaction(this.pool, async tx => {
      const held = await this.hold(tx, id);
      if (!ACCEPTABLE.has(held.doubt)) throw unknown();
      await this.heldRows.update(id, { state: 'accepted' });
      await this.record(tx, by, 'payment-accepted', { id, held, reason });
      await this.handling.believe(tx, id);
    });
  }

  /**
   * Gives a payment back; a subscription that it began ends first. Asked again after a failure, it asks for what is left.
   * @throws DomainError payment/unknown-request, payment/provider-down
   */
  async giveBack(by: Identity, id: string, reason: string): Promise<void> {
    await inTransaction(this.pool, async tx => {
      const held = await this.hold(tx, id);
      await this.heldRows.update(id, { state: 'given-back' });
      await this.record(tx, by, 'payment-given-back', { id, held, reason });
      await this.provider.ask(async sdk => {
        if (held.subscription !== null) await endNow(sdk, held.subscription);
        for (const one of await paidOf(sdk, id, null))
          if (one.paid > one.returned)
            await sdk.adjustments.create(refundBodyOf(one, { id, amount: one.paid - one.returned }));
      });
    });
  }

  private async hold(tx: SqlRunner, id: string): Promise<HeldRow> {
    const held = await HELD.first(tx, [id]);
    if (!held) throw unknown();
    return held;
  }

  private async record(
    tx: SqlRunner,
    by: Identity,
    action: 'payment-accepted' | 'payment-given-back',
    { id, held, reason }: { readonly id: string; readonly held: HeldRow; readonly reason: string },
  ): Promise<void> {
    await this.audit.record(by, { action, account: held.account, subject: id, reason });
  }

  private async emailOf(customer: string | null): Promise<string | null> {
    if (customer === null) return null;
    return this.provider.ask(async sdk => (await sdk.customers.get(customer)).email).catch(() => null);
  }
}

const unknown = () => new DomainError('payment/unknown-request', 'No such payment waits.');
