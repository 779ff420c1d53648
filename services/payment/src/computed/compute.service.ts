import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { inTheirTime } from '../clock/ahead.rules.ts';
import { entitlementOf } from '../entitlements/entitlement.rules.ts';
import type { Fact, GrantFact } from '../facts/fact.schema.ts';
import { entriesOf, type LedgerEntry } from '../ledger/ledger.rules.ts';
import { NoticesService } from '../notices/index.ts';
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
    const account = await ACCOUNT.first(tx, [id]);
    const purchases = await PURCHASES.rows(tx, [id]);
    const subscriptions = await SUBSCRIPTIONS.rows(tx, [id]);
    const grants = await this.#grants(tx, id);
    const seats = await SEATS.rows(tx, [id]);
    const courses = [...purchases, ...seats];
    const entitlement = entitlementOf({ subscriptions, purchases, courses, grants });
    const told = await TOLD.first(tx, [id, JSON.stringify(entitlement)]);
    await this.notices.tell(tx, id, { purchases, subscriptions });
    await tellVoided(tx, this.outbox, id);
    if (!told || !account?.ownerKind || !account.ownerId) return;
    const { ownerKind: kind, ownerId } = account;
    const { assignments, subscription, valid_until } = entitlement;
    await this.outbox.send(tx, 'payment/entitlement-changed', {
      owner: { kind, id: ownerId },
      version: told.version,
      subscription,
      valid_until: inTheirTime(valid_until, told.aheadMs),
      assignments: [...assignments],
    });
  }

  async #purchase(tx: SqlRunner, id: string): Promise<Purchase | null> {
    const rows = await FACTS_OF_PURCHASE.rows(tx, [id]);
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
    await KEEP_PURCHASE.run(tx, [
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
    await ASSIGN_AS_ORDERED.run(tx, [id]);
    for (const entry of entriesOf(facts)) await this.#enter(tx, entry);
    await alarmTooMuch(tx, this.notices, purchase);
    await settleRefunds(tx, facts);
    await issueCode(tx, this.outbox, purchase);
    return purchase;
  }

  async #saidByStaff(tx: SqlRunner, account: string): Promise<Fact[]> {
    const rows = await SAID_BY_STAFF.rows(tx, [account]);
    return rows.map(({ data }) => data);
  }

  async #grants(tx: SqlRunner, account: string): Promise<GrantFact[]> {
    const rows = await GRANTS.rows(tx, [account]);
    return rows.map(({ data }) => data);
  }

  async #enter(tx: SqlRunner, { id, at, owner, purchase, why, currency, lines }: LedgerEntry): Promise<void> {
    const isNew = await KEEP_ENTRY.exists(tx, [id, at, owner, purchase, why, currency]);
    if (isNew) await KEEP_LINES.run(tx, [id, JSON.stringify(lines)]);
  }

  async #subscription(tx: SqlRunner, id: string): Promise<Subscription | null> {
    const rows = await FACTS_OF_SUBSCRIPTION.rows(tx, [id]);
    const subscription = subscriptionOf(rows.map(({ data }) => data));
    if (!subscription) return null;
    const { account, plan, state, endsAt, pastDueSince } = subscription;
    await KEEP_SUBSCRIPTION.run(tx, [id, account, plan, state, endsAt, pastDueSince]);
    return subscription;
  }
}
