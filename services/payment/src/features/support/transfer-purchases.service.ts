import { ClockService } from '../../clock/clock.service.ts';
import type { TransferFact } from '../../facts/fact.schema.ts';
import { DomainError, type Identity, InjectPool, inTransaction, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../../database/entities/order.entity.ts';
import { PurchaseEntity } from '../../database/entities/purchase.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { HOLD, KEEP_FACT } from '../../facts/facts.queries.ts';
import { MOVABLE, type MovableRow, UNASSIGN } from './support.queries.ts';

export interface Transfer {
  /** The adults' ids. */
  readonly from: string;
  readonly to: string;
  /** Whether courses go over that students have already. */
  readonly withAssigned: boolean;
  readonly reason: string | null;
}

/** Gives courses that one adult bought to another. */
@Injectable()
export class TransferPurchasesService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    private readonly computing: ComputeService,
    private readonly clock: ClockService,
    @InjectRepository(PurchaseEntity) private readonly purchaseRows: Repository<PurchaseEntity>,
    @InjectRepository(OrderEntity) private readonly orderRows: Repository<OrderEntity>,
  ) {}

  /** Returns how many went over and how many stayed. @throws DomainError request/invalid for one adult as both */
  async transfer(by: Identity, { from, to, ...how }: Transfer): Promise<{ moved: number; kept: number }> {
    if (from === to) throw new DomainError('request/invalid', 'Both addresses are of one account.');
    const giver = await this.accounts.find({ kind: 'user', id: from });
    if (giver === null) return { moved: 0, kept: 0 };
    return inTransaction(this.pool, async tx => {
      const taker = await this.accounts.open(tx, { kind: 'user', id: to });
      const moving = await this.#hold(tx, [giver, taker], how.withAssigned);
      for (const { id } of moving) await this.#move(tx, id, { taker, to });
      await this.computing.entitle(tx, giver);
      await this.audit.record(by, {
        action: 'purchases-transferred',
        account: giver,
        toAccount: taker,
        count: moving.length,
        reason: how.reason,
      });
      const kept = await this.purchaseRows.countBy({ accountId: giver, state: 'paid' });
      return { moved: moving.length, kept };
    });
  }

  /** Locks in the order of everybody else: purchases, then accounts; and reads again what moves. */
  async #hold(tx: SqlRunner, [giver, taker]: [string, string], withAssigned: boolean): Promise<MovableRow[]> {
    const before = await MOVABLE.rows(tx, [giver]);
    for (const { id } of before) await HOLD.run(tx, [id]);
    for (const account of [giver, taker].toSorted()) await this.accounts.hold(tx, account);
    const now = await MOVABLE.rows(tx, [giver]);
    return now.filter(
      ({ id, isAssigned }) => (withAssigned || !isAssigned) && before.some(one => one.id === id),
    );
  }

  async #move(tx: SqlRunner, purchase: string, { taker, to }: { taker: string; to: string }): Promise<void> {
    // Who gets a course chooses the student anew, unless they look after the one who has it.
    await this.orderRows.update({ transaction: purchase }, { studentId: null });
    await UNASSIGN.run(tx, [purchase, to]);
    const fact: TransferFact = {
      id: `transfer ${randomUUID()}`,
      at: (await this.clock.now(tx)).toISOString(),
      kind: 'transfer',
      account: taker,
      purchase,
    };
    await KEEP_FACT.run(tx, [fact.id, taker, purchase, null, JSON.stringify(fact)]);
    await this.computing.compute(tx, { purchase });
  }
}
