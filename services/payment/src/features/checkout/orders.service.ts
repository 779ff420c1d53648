import { type Plan, PLANS, priceIn } from '@burrow/billing';
import { DomainError, inTransaction, InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { SubscriptionEntity } from '../../database/entities/subscription.entity.ts';
import { StudentEntity } from '../../database/entities/student.entity.ts';
import { OrderEntity } from '../../database/entities/order.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { AccountsService } from '../../accounts/accounts.service.ts';
import type { Owner } from '../../accounts/owner.rules.ts';
import type { Earlier } from './clear-earlier.service.ts';
import {
  BEING_PAID,
  CLAIM_ORDER,
  HAS_PLAN,
  OPEN_ORDER,
  type OpenOrderRow,
  ORDER_STARTED,
  OTHER_CHECKOUTS,
  PAID_OTHERWISE,
} from './checkout.queries.ts';

/** What somebody wants to buy. */
export interface Wish {
  readonly owner: Owner;
  readonly plan: Plan;
  readonly currency: string;
  readonly studentId: string | null;
}

/** Where an order is paid. */
export interface Started {
  readonly transaction: string;
  readonly url: string;
}

/** An order, and who begins it at the provider: the caller, or somebody else at this moment. */
export interface Claim {
  readonly id: string;
  readonly started: Started | null;
  readonly isOurs: boolean;
  /** Whether it is of what is wanted; if not, what is wanted comes after it. */
  readonly isWanted: boolean;
  /** What was begun before of other plans, and must not be paid as well. */
  readonly earlier: readonly Earlier[];
}

const SUBSCRIPTIONS = PLANS.filter(({ billing }) => billing !== 'once').map(({ name }) => name);

const POLL_MS = 100;
const PATIENCE_MS = 12_000;

const startedOf = ({ transaction, url }: Pick<OpenOrderRow, 'transaction' | 'url'>): Started | null =>
  transaction !== null && url !== null ? { transaction, url } : null;

/** Orders: each is written before the provider is asked, so that whatever it says about it is understood. */
@Injectable()
export class OrdersService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    @InjectRepository(OrderEntity) private readonly orderRows: Repository<OrderEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
    @InjectRepository(SubscriptionEntity) private readonly subscriptionRows: Repository<SubscriptionEntity>,
  ) {}

  /**
   * Returns the same order to a double click and to a second tab, or makes one. While another plan of the account is being
   * begun, that one is returned: it is waited for.
   * @throws DomainError payment/already-subscribed, payment/being-paid, payment/not-your-student, payment/student-has-course
   */
  claim(wish: Wish): Promise<Claim> {
    return inTransaction(this.pool, async tx => {
      const account = await this.accounts.open(tx, wish.owner);
      await this.accounts.hold(tx, account);
      await this.demandPossible(tx, account, wish);
      const { plan, studentId } = wish;
      const { amount, currency } = priceIn(plan, wish.currency);
      const values = [account, plan.name, amount, currency, studentId];
      const open = await OPEN_ORDER.first(tx, values);
      const others = await this.others(tx, account, plan, open?.id ?? null);
      const begun = others.find(({ transaction }) => transaction === null);
      if (begun) return { id: begun.id, started: null, isOurs: false, isWanted: false, earlier: [] };
      const earlier = others.flatMap(({ id, transaction }) =>
        transaction === null ? [] : [{ id, transaction }],
      );
      if (open) return { ...(await this.join(tx, open)), isWanted: true, earlier };
      const wanted = { accountId: account, plan: plan.name, amount, currency, studentId };
      const made = await this.orderRows.save(this.orderRows.create(wanted));
      return { id: made.id, started: null, isOurs: true, isWanted: true, earlier };
    });
  }

  /**
   * Says where an order is paid. Returns what counts: somebody who took over may have been faster.
   * @param from the order of which it was the checkout until now
   */
  async start(id: string, { transaction, url }: Started, from: string | null): Promise<Started> {
    await inTransaction(this.pool, async () => {
      // The checkout of an order becomes another's; who waits for that one waits no longer.
      const handedOver = { transaction: null, checkoutUrl: null, claimedAt: new Date(0) };
      if (from !== null) await this.orderRows.update({ id: from, transaction }, handedOver);
      await this.orderRows.update({ id, transaction: IsNull() }, { transaction, checkoutUrl: url });
    });
    return (await this.find(id)) ?? { transaction, url };
  }

  /** Takes an order back of which the provider knows nothing. */
  async drop(id: string): Promise<void> {
    await this.orderRows.delete({ id, transaction: IsNull() });
  }

  /** Waits until somebody else has begun an order. Null if they did not. */
  async wait(id: string): Promise<Started | null> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(POLL_MS)) {
      const started = await this.find(id);
      if (started !== null) return started ?? null;
    }
    return null;
  }

  /** Undefined if there is no such order, null if nobody has begun it yet. */
  private async find(id: string): Promise<Started | null | undefined> {
    const order = await ORDER_STARTED.first(this.pool, [id]);
    return order && startedOf(order);
  }

  /** Courses may be bought side by side; of plans, one at a time. */
  private async others(
    tx: SqlRunner,
    account: string,
    { billing }: Plan,
    own: string | null,
  ): Promise<Pick<OpenOrderRow, 'id' | 'transaction'>[]> {
    return billing === 'once' ? [] : OTHER_CHECKOUTS.rows(tx, [account, SUBSCRIPTIONS, own]);
  }

  private async join(tx: SqlRunner, open: OpenOrderRow): Promise<Pick<Claim, 'id' | 'started' | 'isOurs'>> {
    if (open.isGivenUp && open.transaction === null) await CLAIM_ORDER.run(tx, [open.id]);
    return { id: open.id, started: startedOf(open), isOurs: open.isGivenUp };
  }

  private async demandPossible(
    tx: SqlRunner,
    account: string,
    { plan, owner, studentId }: Wish,
  ): Promise<void> {
    if (plan.billing !== 'once' && (await BEING_PAID.exists(tx, [account, SUBSCRIPTIONS])))
      throw new DomainError('payment/being-paid', 'A plan is paid and about to begin.');
    if (
      plan.billing !== 'once' &&
      (await this.subscriptionRows.existsBy({ accountId: account, state: Not('ended') }))
    )
      throw new DomainError(
        'payment/already-subscribed',
        'A subscription is running: it is changed, not bought again.',
      );
    if (
      plan.opens.kind === 'everything' &&
      (await PAID_OTHERWISE.exists(tx, [account, plan.opens.subscription]))
    )
      throw new DomainError('payment/paid-by-invoice', 'The school has this plan, paid by invoice.');
    if (studentId === null) return;
    if (!(await this.studentRows.existsBy({ studentId, parentId: owner.id, removedAt: IsNull() })))
      throw new DomainError('payment/not-your-student', 'Somebody else looks after this student.');
    if (await HAS_PLAN.exists(tx, [studentId, plan.name]))
      throw new DomainError('payment/student-has-course', 'The student has this course.');
  }
}
