import type {
  IAddressResponse,
  IAdjustmentResponse,
  ICustomerResponse,
  IPriceResponse,
  ISubscriptionResponse,
  ITransactionResponse,
  SubscriptionOnResume,
} from '@paddle/paddle-node-sdk';
import { PRICES } from './catalogue/catalogue.table.ts';
import { Clock } from './clock/clock.ts';
import type { Card } from './checkout/cards.table.ts';
import { type Destination, Events } from './events/events.ts';
import { Ids } from './http/ids.ts';

export interface StoredSubscription {
  shown: ISubscriptionResponse;
  /** From which its periods are counted, and how many have begun. */
  anchor: Date;
  periods: number;
  card: Card;
  /** The transaction that could not be paid, and how often it was tried again. */
  unpaid: { readonly transaction: string; readonly since: Date; tries: number } | null;
  /** Whether it is charged on the day that was chosen for it to go on. */
  onResume?: SubscriptionOnResume;
}

/** Everything that the stand-in knows, while it runs. */
export class Store {
  readonly clock = new Clock();
  readonly ids = new Ids();
  /** Its own copies: what a price is can be changed. */
  readonly prices: IPriceResponse[] = structuredClone([...PRICES]);
  readonly customers = new Map<string, ICustomerResponse>();
  readonly addresses = new Map<string, IAddressResponse>();
  readonly transactions = new Map<string, ITransactionResponse>();
  readonly subscriptions = new Map<string, StoredSubscription>();
  readonly adjustments = new Map<string, IAdjustmentResponse>();
  /** What Paddle owes to customers: by customer and currency. */
  readonly credits = new Map<string, number>();
  readonly events: Events;
  /** Its own address, for links to its checkout. */
  address = '';
  /** What becomes of a subscription of which no retry was paid, as Paddle's settings choose it. */
  afterRetries: 'cancel' | 'pause' = 'cancel';
  /** The default payment link. */
  paymentLink: string | null = null;

  /** Where a transaction is paid. */
  linkOf(transaction: string): string {
    return `${this.paymentLink ?? `${this.address}/checkout`}?_ptxn=${transaction}`;
  }

  constructor(destination: Destination | null) {
    this.events = new Events(this.clock, this.ids, destination);
  }
}
