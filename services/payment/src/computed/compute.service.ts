import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { CoursePurchase } from '../domain/assignment.rules.ts';
import { entitlementOf } from '../entitlements/entitlement.rules.ts';
import type { Fact, GrantFact, SubscriptionFact } from '../facts/fact.schema.ts';
import { entriesOf, type LedgerEntry } from '../ledger/ledger.rules.ts';
import { NoticesService, type CurrentSubscription } from '../notices/index.ts';
import { issueCode } from './issue-code.ts';
import { alarmTooMuch } from './alarm-too-much.ts';
import { settleRefunds } from './settle-refunds.ts';
import { tellVoided } from './tell-voided.ts';
import { type Purchase, purchaseOf } from '../domain/purchase.rules.ts';
import { type Subscription, subscriptionOf } from '../domain/subscription.rules.ts';
import {
  ACCOUNT,
  ASSIGN_AS_ORDERED,
  FACTS_OF_PURCHASE,
  FACTS_OF_SUBSCRIPTION,
  GRANTS,
  KEEP_ENTRY,
  KEEP_LINES,
  KEEP_PURCHASE,
  KEEP_SUBSCRIPTION,
  PURCHASES,
  SAID_BY_STAFF,
  SEATS,
  SUBSCRIPTIONS,
  TOLD,
} from './compute.queries.ts';

/** What facts may have changed. */
export interface About {
  readonly purchase?: string | null;
  readonly subscription?: string | null;
  /** Whose grants. */
  readonly account?: string | null;
}

interface Account {
  readonly ownerKind: 'user' | 'organization' | null;
  readonly ownerId: string | null;
}

type Assigned = Purchase & { readonly studentId: string | null };

/** Computes purchases, subscriptions, the ledger and what an owner may use from facts, and tells what changed. */
@Injectable()
export class ComputeService {
  constructor(
    private readonly outbox: Outbox,
    private readonly notices: NoticesService,
  ) {}

  /** Computes anew what facts are about; the caller holds its locks. */
  async compute(tx: SqlRunner, { purchase, subscription, account }: About): Promise<void> {
    const bought = purchase ? await this.#purchase(tx, purchase) : null;
    const running = subscription ? await this.#subscription(tx, subscription) : null;
    if (account)
      for (const entry of entriesOf(await this.#saidByStaff(tx, account))) await this.#enter(tx, entry);
    const whose = account ?? bought?.account ?? running?.account;
    if (whose) await this.entitle(tx, whose);
  }

  /** Computes what an account may use, and tells others if that changed; and the buyer, what they were not told yet. */
  async entitle(tx: SqlRunner, id: string): Promise<void> {
    const [account]: Account[] = await tx.query(ACCOUNT, [id]);
    const purchases: Assigned[] = await tx.query(PURCHASES, [id]);
    const subscriptions: CurrentSubscription[] = await tx.query(SUBSCRIPTIONS, [id]);
    const grants = await this.#grants(tx, id);
    const seats: CoursePurchase[] = await tx.query(SEATS, [id]);
    const courses = [...purchases, ...seats];
    const entitlement = entitlementOf({ subscriptions, purchases, courses, grants });
    const [told]: { version: number }[] = await tx.query(TOLD, [id, JSON.stringify(entitlement)]);
    await this.notices.tell(tx, id, { purchases, subscriptions });
    await tellVoided(tx, this.outbox, id);
    if (!told || !account?.ownerKind || !account.ownerId) return;
    const { ownerKind: kind, ownerId } = account;
    const { assignments, ...rest } = entitlement;
    await this.outbox.send(tx, 'payment/entitlement-changed', {
      owner: { kind, id: ownerId },
      version: told.version,
      ...rest,
      assignments: [...assignments],
    });
  }

  async #purchase(tx: SqlRunner, id: string): Promise<Purchase | null> {
    const rows: { data: Fact }[] = await tx.query(FACTS_OF_PURCHASE, [id]);
    const facts = rows.map(({ data }) => data);
    const purchase = purchaseOf(
      facts.filter(fact => fact.kind === 'payment'),
      facts.filter(fact => fact.kind === 'adjustment'),
      facts.filter(fact => fact.kind === 'transfer'),
    );
    if (!purchase) return null;
    const {
      account,
      plan,
      subscription,
      state,
      currency,
      paid,
      returned,
      paidAt,
      periodEndsAt,
      seats,
      total,
    } = purchase;
    await tx.query(KEEP_PURCHASE, [
      id,
      account,
      plan,
      subscription,
      state,
      currency,
      paid,
      returned,
      paidAt,
      periodEndsAt,
      seats,
      total,
    ]);
    await tx.query(ASSIGN_AS_ORDERED, [id]);
    for (const entry of entriesOf(facts)) await this.#enter(tx, entry);
    await alarmTooMuch(tx, this.notices, purchase);
    await settleRefunds(tx, facts);
    await issueCode(tx, this.outbox, purchase);
    return purchase;
  }

  async #saidByStaff(tx: SqlRunner, account: string): Promise<Fact[]> {
    const rows: { data: Fact }[] = await tx.query(SAID_BY_STAFF, [account]);
    return rows.map(({ data }) => data);
  }

  async #grants(tx: SqlRunner, account: string): Promise<GrantFact[]> {
    const rows: { data: GrantFact }[] = await tx.query(GRANTS, [account]);
    return rows.map(({ data }) => data);
  }

  async #enter(tx: SqlRunner, { id, at, owner, purchase, why, currency, lines }: LedgerEntry): Promise<void> {
    const kept: unknown[] = await tx.query(KEEP_ENTRY, [id, at, owner, purchase, why, currency]);
    if (kept.length > 0) await tx.query(KEEP_LINES, [id, JSON.stringify(lines)]);
  }

  async #subscription(tx: SqlRunner, id: string): Promise<Subscription | null> {
    const rows: { data: SubscriptionFact }[] = await tx.query(FACTS_OF_SUBSCRIPTION, [id]);
    const subscription = subscriptionOf(rows.map(({ data }) => data));
    if (!subscription) return null;
    const { account, plan, state, endsAt, pastDueSince } = subscription;
    await tx.query(KEEP_SUBSCRIPTION, [id, account, plan, state, endsAt, pastDueSince]);
    return subscription;
  }
}
