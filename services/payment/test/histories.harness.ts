import { planOf } from '@burrow/billing';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type HowItStands, openIn, type Paid } from '../src/entitlements/contract-histories.harness.ts';
import type { Platform } from './platform.harness.ts';

export const DAY_MS = 86_400_000;
const HEADERS = { authorization: 'bearer pdl_test_stand-in' };
const inDays = (time: string | null | undefined): number => Date.parse(time ?? '') / DAY_MS;

/** An invoice as the school and staff played it; times are in days. */
export interface PlayedInvoice {
  readonly number: string;
  readonly opens: string;
  readonly total: number;
  readonly dueAt: number;
  state: 'sent' | 'paid' | 'closed';
  /** Until when it opens its plan, while it is paid. */
  until: number | null;
}

/** A family or a school, and what it began to pay. */
export interface Buyer {
  readonly kind: 'family' | 'school';
  /** The id of the adult or of the school. */
  readonly owner: string;
  readonly caller: Caller;
  readonly begun: string[];
  /** Payments that are not what was ordered, and that staff have not accepted. */
  readonly held: Set<string>;
  /** Subscriptions of which all was withdrawn from, or of which staff approved a refund. */
  readonly asked: Map<string, 'withdrawal' | 'refund'>;
  /** By the request for each. */
  readonly invoices: Map<string, PlayedInvoice>;
  /** What support said last of what was paid elsewhere. */
  granted: boolean | null;
}

/** Chooses the same for the same seed. */
export interface Dice {
  /** A whole number below another. */
  below(count: number): number;
  of<One>(all: readonly One[]): One;
}

/** Where histories are played: the service, its staff, and what decides what happens. */
export interface Scene {
  readonly platform: Platform;
  readonly staff: Caller;
  readonly dice: Dice;
}

/** Dice of a seed: mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, of: all => all[below(all.length)] as (typeof all)[number] };
}

export function buyerOf(platform: Platform, kind: Buyer['kind']): Buyer {
  const owner = randomUUID();
  const caller = kind === 'family' ? platform.asParent(owner) : platform.asAdmin(owner);
  const nothing = { begun: [], held: new Set<string>(), asked: new Map(), invoices: new Map() };
  return { kind, owner, caller, ...nothing, granted: null };
}

const STANDING = { active: 'active', past_due: 'past-due', paused: 'paused', canceled: 'ended' } as const;

const adjustmentsOf = ({ paddle }: Platform, id: string) =>
  [...paddle.store.adjustments.values()].filter(one => one.transaction_id === id);

/** What a plan opens that stands in a transaction of the provider: the last of its lines is what is sold. */
export const opensOf = (name: string | undefined): string => {
  const opens = planOf(name ?? '')?.opens;
  return opens?.kind === 'everything' ? opens.subscription : '';
};

/** The completed payments of a subscription, as the provider has them, that are not held. */
function paidOf(platform: Platform, id: string, held: ReadonlySet<string>): Paid[] {
  return [...platform.paddle.store.transactions.values()].flatMap(one => {
    const isPaid = one.subscription_id === id && one.status === 'completed' && !held.has(one.id);
    if (!isPaid || !one.billing_period) return [];
    const adjusted = adjustmentsOf(platform, one.id).filter(({ status }) => status === 'approved');
    const sum = (action: string): number =>
      adjusted
        .filter(({ action: is }) => is === action)
        .reduce((all, { totals }) => all + Number(totals.total), 0);
    return [
      {
        id: one.id,
        plan: { opens: opensOf(one.items.at(-1)?.price?.name ?? undefined) },
        taken: Number(one.details?.totals?.grand_total),
        until: inDays(one.billing_period.ends_at),
        back: sum('refund'),
        bank: sum('chargeback'),
        isWarned: sum('chargeback_warning') > 0,
      },
    ];
  });
}

/** What our calls say to the provider about money that they ask back. */
const ASKED_BY_US = 'asked for by the buyer';

/** Whether the money of a contract is on its way back since we asked for it, or all of it is back since it was withdrawn from. */
function isGoingBack(platform: Platform, { asked }: Buyer, id: string, paid: readonly Paid[]): boolean {
  const isAnyKept = paid.some(({ taken, back, bank }) => taken === 0 || taken > back + bank);
  if (!isAnyKept) return asked.get(id) === 'withdrawal';
  return paid
    .flatMap(one => adjustmentsOf(platform, one.id))
    .some(({ status, reason }) => status === 'pending_approval' && (asked.has(id) || reason === ASKED_BY_US));
}

type PlayedContract = HowItStands & { readonly id: string };

/** The subscriptions of a buyer as they stand at the provider: what the table of states is asked about. */
export function contractsOf(platform: Platform, buyer: Buyer): PlayedContract[] {
  const { store } = platform.paddle;
  const ids = new Set(buyer.begun.map(id => store.transactions.get(id)?.subscription_id ?? ''));
  return [...ids].flatMap(id => {
    const shown = store.subscriptions.get(id)?.shown;
    const paid = paidOf(platform, id, buyer.held);
    if (!shown || paid.length === 0) return [];
    const { status, scheduled_change: chosen } = shown;
    const standing = STANDING[status as keyof typeof STANDING];
    return [
      {
        id,
        paid,
        standing: standing === 'active' && chosen?.action === 'pause' ? 'paused' : standing,
        endsAt: chosen?.action === 'cancel' ? inDays(chosen.effective_at) : null,
        isGoingBack: isGoingBack(platform, buyer, id, paid),
        until: Math.max(...paid.map(({ until }) => until)),
        world: { time: nowIn(platform) },
      },
    ];
  });
}

/** The time of the provider, in days. */
export const nowIn = ({ paddle }: Platform): number => paddle.store.clock.now().getTime() / DAY_MS;

interface Open {
  readonly plan: string;
  readonly until: number;
}

/** What is open of what was paid by card, and what is open at all. */
export function openOf(platform: Platform, buyer: Buyer): { byCard: Open[]; all: Open[] } {
  const byCard = contractsOf(platform, buyer).flatMap(one => openIn(one) ?? []);
  const byInvoice = [...buyer.invoices.values()].flatMap(({ opens: plan, until }) =>
    until === null ? [] : [{ plan, until }],
  );
  const granted = buyer.granted ? [{ plan: 'unlimited', until: Number.POSITIVE_INFINITY }] : [];
  return { byCard, all: [...granted, ...byInvoice, ...byCard] };
}

/** What is open for longest; null for nothing. */
export const longestOf = (open: readonly Open[]): Open | null =>
  open.toSorted((one, other) => other.until - one.until)[0] ?? null;

/** A call of the provider's, or of its dashboard. */
export const atProvider = (platform: Platform, url: string, payload: object = {}) =>
  platform.paddle.app.inject({ method: 'POST', url, payload, headers: HEADERS });

const QUEUES = ['payment-second-subscriptions', 'payment-refunds', 'payment-endings'];
const LEFT = `select 1 from jobs.job where name = any($1) and (
  state in ('created', 'active') or state = 'retry' and start_after < now() + $2::interval) limit 1`;

/** Lets everything happen that was begun, and delivers what the provider says of it. */
export async function settle(platform: Platform, patience = '2 seconds'): Promise<void> {
  await platform.deliver();
  while ((await platform.query(LEFT, [QUEUES, patience])).length > 0) await delay(20);
  await platform.deliver();
}
