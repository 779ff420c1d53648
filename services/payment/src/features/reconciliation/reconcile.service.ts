import type { Differences } from '@burrow/contracts';
import { inTransaction, InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { ClockService } from '../../clock/clock.service.ts';
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
    private readonly clock: ClockService,
  ) {}

  /** @param after the last event that was read before, or '' @throws DomainError payment/provider-down */
  async reconcile(after: string, at: Date | null = null): Promise<Reconciled> {
    const now = at ?? (await this.clock.now());
    const before = new Date(now.getTime() - ON_ITS_WAY_MS);
    const { last, missed } = await this.catching.handle(after, { handled: before, read: before });
    await READ_UP_TO.run(this.pool, [last, missed]);
    const differences = await this.#compare(before);
    if (missed > 0 || differences > 0)
      this.#logger.warn({ missed, differences }, 'the provider says otherwise');
    return { missed, differences };
  }

  /**
   * Asks for what was missed until now, tries again what was not believed, and compares again, for somebody who looks at a
   * difference.
   * @throws DomainError payment/provider-down
   */
  async compareNow(): Promise<Differences> {
    const now = await this.clock.now();
    await this.catching.catchUp(ASKED_EVERY_SECONDS, now);
    await this.catching.retryUnbelieved();
    await this.#compare(new Date(now.getTime() - LOOKED_AT_MS));
    await COMPARED.run(this.pool);
    return this.found();
  }

  /** What support sees. */
  async found(): Promise<Differences> {
    const last = await LAST.first(this.pool);
    const rows = await DIFFERENCES.rows(this.pool);
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
        payments: (await OUR_PAYMENTS.rows(tx, [theirs.payments.map(({ id }) => id)])) as KnownPayment[],
        subscriptions: (await OUR_SUBSCRIPTIONS.rows(tx, [
          theirs.subscriptions.map(({ id }) => id),
        ])) as KnownSubscription[],
      };
      const unbelieved: { subject: string; order: string | null }[] = await UNBELIEVED.rows(tx);
      const tooMuch: { subject: string; order: string | null }[] = await REFUNDED_TOO_MUCH.rows(tx);
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
      const fresh = await KEEP_DIFFERENCES.rows(tx, [JSON.stringify(found)]);
      if (fresh.length > 0) await this.notices.tellSupport(tx, fresh.length);
      return found.length;
    });
  }

  /** What belongs to orders of ours: the provider may sell more than this. */
  private async ofOrders(tx: SqlRunner, { payments, subscriptions }: Theirs): Promise<Theirs> {
    const named = [...payments, ...subscriptions].map(({ order }) => order);
    const rows = await OUR_ORDERS.rows(tx, [named]);
    const orders = new Set(rows.map(({ id }) => id));
    const isOurs = ({ order }: { order: string }): boolean => orders.has(order);
    return { payments: payments.filter(isOurs), subscriptions: subscriptions.filter(isOurs) };
  }
}

interface Theirs {
  readonly payments: readonly Ordered<KnownPayment>[];
  readonly subscriptions: readonly Ordered<KnownSubscription>[];
}
