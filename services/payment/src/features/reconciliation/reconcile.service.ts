import type { Differences } from '@burrow/contracts';
import { inTransaction, InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { NoticesService } from '../../notices/index.ts';
import { AskProviderService, type Ordered } from './ask-provider.service.ts';
import { CatchUpService } from './catch-up.service.ts';
import {
  differencesOf,
  type FoundDifference,
  type KnownPayment,
  type KnownSubscription,
} from './compare.rules.ts';
import {
  COMPARED,
  DIFFERENCES,
  KEEP_DIFFERENCES,
  LAST,
  OUR_ORDERS,
  OUR_PAYMENTS,
  OUR_SUBSCRIPTIONS,
  READ_UP_TO,
  REFUNDED_TOO_MUCH,
  UNBELIEVED,
} from './reconciliation.queries.ts';

/** How long a webhook may be on its way before it counts as missed. */
const ON_ITS_WAY_MS = 3_600_000;
/** The same for somebody who looks at it. */
const LOOKED_AT_MS = 60_000;
/** How often somebody has the provider asked, at most. */
const ASKED_EVERY_SECONDS = 5;

export interface Reconciled {
  readonly missed: number;
  readonly differences: number;
}

/** Compares what we know with what the provider says: handles what was missed, and reports what still differs. */
@Injectable()
export class ReconcileService {
  readonly #logger = new Logger('Reconciliation');

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly provider: AskProviderService,
    private readonly catching: CatchUpService,
    private readonly notices: NoticesService,
  ) {}

  /** @param after the last event that was read before, or '' @throws DomainError payment/provider-down */
  async reconcile(after: string, now = new Date()): Promise<Reconciled> {
    const before = new Date(now.getTime() - ON_ITS_WAY_MS);
    const { last, missed } = await this.catching.handle(after, { handled: before, read: before });
    await this.pool.query(READ_UP_TO, [last, missed]);
    const differences = await this.#compare(before);
    if (missed > 0 || differences > 0)
      this.#logger.warn({ missed, differences }, 'the provider says otherwise');
    return { missed, differences };
  }

  /** Asks for what was missed until now, and compares again, for somebody who looks at a difference. @throws DomainError payment/provider-down */
  async compareNow(now = new Date()): Promise<Differences> {
    await this.catching.catchUp(ASKED_EVERY_SECONDS, now);
    await this.#compare(new Date(now.getTime() - LOOKED_AT_MS));
    await this.pool.query(COMPARED);
    return this.found();
  }

  /** What support sees. */
  async found(): Promise<Differences> {
    const [last] = (await this.pool.query<{ at: string; missed: number }>(LAST)).rows;
    const { rows } = await this.pool.query<Differences['differences'][number]>(DIFFERENCES);
    const differences = rows.map(row => ({ ...row, found_at: new Date(row.found_at).toISOString() }));
    return {
      checked_at: last ? new Date(last.at).toISOString() : null,
      missed: last?.missed ?? 0,
      differences,
    };
  }

  async #compare(before: Date): Promise<number> {
    const [payments, subscriptions] = [
      await this.provider.payments(before),
      await this.provider.subscriptions(),
    ];
    return inTransaction(this.pool, async tx => {
      const theirs = await this.ofOrders(tx, { payments, subscriptions });
      const ours = {
        payments: (await tx.query(OUR_PAYMENTS, [theirs.payments.map(({ id }) => id)])) as KnownPayment[],
        subscriptions: (await tx.query(OUR_SUBSCRIPTIONS, [
          theirs.subscriptions.map(({ id }) => id),
        ])) as KnownSubscription[],
      };
      const unbelieved: { subject: string; order: string | null }[] = await tx.query(UNBELIEVED);
      const tooMuch: { subject: string; order: string | null }[] = await tx.query(REFUNDED_TOO_MUCH);
      const found: FoundDifference[] = [
        ...differencesOf(theirs, ours),
        ...unbelieved.map(({ subject, order }) => ({
          subject,
          what: 'unbelieved-event' as const,
          order: order ?? undefined,
        })),
        ...tooMuch.map(({ subject, order }) => ({
          subject,
          what: 'refunded-too-much' as const,
          order: order ?? undefined,
        })),
      ];
      const fresh: unknown[] = await tx.query(KEEP_DIFFERENCES, [JSON.stringify(found)]);
      if (fresh.length > 0) await this.notices.tellSupport(tx, fresh.length);
      return found.length;
    });
  }

  /** What belongs to orders of ours: the provider may sell more than this. */
  private async ofOrders(tx: SqlRunner, { payments, subscriptions }: Theirs): Promise<Theirs> {
    const named = [...payments, ...subscriptions].map(({ order }) => order);
    const rows: { id: string }[] = await tx.query(OUR_ORDERS, [named]);
    const orders = new Set(rows.map(({ id }) => id));
    const isOurs = ({ order }: { order: string }): boolean => orders.has(order);
    return { payments: payments.filter(isOurs), subscriptions: subscriptions.filter(isOurs) };
  }
}

interface Theirs {
  readonly payments: readonly Ordered<KnownPayment>[];
  readonly subscriptions: readonly Ordered<KnownSubscription>[];
}
