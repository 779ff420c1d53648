import { Injectable } from '@nestjs/common';
import type {
  Subscription,
  SubscriptionStatus,
  Transaction,
  TransactionStatus,
} from '@paddle/paddle-node-sdk';
import { asSent } from '../../provider/as-sent.rules.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { standingOf } from '../../provider/fact-of.rules.ts';
import type { KnownPayment, KnownSubscription } from './compare.rules.ts';

const DAY_MS = 86_400_000;
/** How far back payments are compared: a day's comparison may fail, and the next still sees its payments. */
const DAYS = 3;
const PER_PAGE = 200;
const PAID: TransactionStatus[] = ['paid', 'completed'];
const RUNNING: SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'paused'];

/** An event as it would have come by a webhook. */
export interface SentEvent {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly body: string;
}

/** Something at the provider, and the order that it belongs to. */
export type Ordered<Said> = Said & { readonly order: string };

const orderOf = ({ customData }: Pick<Transaction | Subscription, 'customData'>): string | null => {
  const order = (customData as { order?: unknown } | null)?.order;
  return typeof order === 'string' ? order : null;
};

/** Asks the provider for everything that it knows; what belongs to no order is not ours. */
@Injectable()
export class AskProviderService {
  constructor(private readonly paddle: PaddleClient) {}

  /** Hands over the events after one, oldest first, page by page. @throws DomainError payment/provider-down */
  async eachEvent(after: string, take: (event: SentEvent) => Promise<void>): Promise<void> {
    const all = await this.paddle.ask(async sdk =>
      sdk.events.list({ perPage: PER_PAGE, ...(after && { after }) }),
    );
    do {
      for (const event of await this.paddle.ask(() => all.next())) {
        const { eventId: id, eventType: kind, occurredAt: at } = event;
        await take({ id, kind, at, body: JSON.stringify(asSent(event)) });
      }
    } while (all.hasMore);
  }

  /** What was paid in the last days, and has not changed since `before`. @throws DomainError payment/provider-down */
  async payments(before: Date): Promise<Ordered<KnownPayment>[]> {
    const since = new Date(before.getTime() - DAYS * DAY_MS).toISOString();
    const paid = await this.#all(sdk =>
      sdk.transactions.list({ status: PAID, 'updatedAt[GTE]': since, perPage: PER_PAGE }),
    );
    return paid.flatMap(one => {
      const order = orderOf(one);
      const totals = one.details?.totals;
      // By a transaction of nothing in which a card is changed, nothing is bought.
      if (one.origin === 'subscription_payment_method_change' && totals?.grandTotal === '0') return [];
      if (!order || !totals || !PAID.includes(one.status) || Date.parse(one.updatedAt) > before.getTime())
        return [];
      const amount = Number(totals.grandTotal);
      return [{ id: one.id, amount, currency: one.currencyCode, order }];
    });
  }

  /** What runs. @throws DomainError payment/provider-down */
  async subscriptions(): Promise<Ordered<KnownSubscription>[]> {
    const running = await this.#all(sdk => sdk.subscriptions.list({ status: RUNNING, perPage: PER_PAGE }));
    return running.flatMap(one => {
      const order = orderOf(one);
      if (!order || !RUNNING.includes(one.status)) return [];
      return [{ id: one.id, state: standingOf(one.status, one.scheduledChange?.action), order }];
    });
  }

  /** Page by page, each with the time that an answer may take. */
  async #all<One>(
    list: (sdk: Parameters<Parameters<PaddleClient['ask']>[0]>[0]) => {
      next(): Promise<One[]>;
      hasMore: boolean;
    },
  ): Promise<One[]> {
    const pages = await this.paddle.ask(async sdk => list(sdk));
    const found: One[] = [];
    do found.push(...(await this.paddle.ask(() => pages.next())));
    while (pages.hasMore);
    return found;
  }
}
