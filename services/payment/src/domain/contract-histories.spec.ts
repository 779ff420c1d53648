import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../../../../tools/sampling/random-runs.ts';
import type { AdjustmentFact, Fact, PaymentFact } from '../facts/fact.schema.ts';
import { adjustment, day, payment, subscription } from '../facts/facts.harness.ts';
import { balanceOf, entriesOf, isBalanced } from '../ledger/ledger.rules.ts';
import { type ContractState, opensOf } from './contract-states.table.ts';
import { GRACE_DAYS, openUntil } from './contract.rules.ts';
import { purchaseOf } from './purchase.rules.ts';
import { subscriptionOf } from './subscription.rules.ts';

/** What may happen to a subscription; `of` chooses one of its payments. */
const STEPS = [
  'renewed', 'not-paid', 'upgraded', 'cancelled', 'resumed', 'ended', 'paused', 'went-on', 'refunded', 'refunded-in-part',
  'charged-back', 'won-back', 'warned', 'refund-refused', 'credited', 'withdrawn',
] as const; // prettier-ignore
interface Step {
  readonly what: (typeof STEPS)[number];
  readonly of: number;
}

interface Paid {
  readonly id: string;
  readonly taken: number;
  readonly until: number;
  back: number;
  bank: number;
  isWarned: boolean;
}

/** What really happened, as the history that makes the events knows it: never read from facts. */
class World {
  readonly facts: Fact[] = [];
  readonly paid: Paid[] = [];
  time = 0;
  plan = 'unlimited-monthly';
  standing: 'active' | 'past-due' | 'paused' | 'ended' = 'active';
  endsAt: number | null = null;
  isGoingBack = false;
  #events = 0;
  #adjustments = 0;

  constructor() {
    this.pay(900, 28, 'unlimited-monthly');
    this.say();
  }

  get until(): number {
    return Math.max(...this.paid.map(({ until }) => until));
  }

  #head() {
    this.#events += 1;
    return { id: `evt_${String(this.#events).padStart(3, '0')}`, at: day(this.time) };
  }

  pay(taken: number, until: number, plan: string, credit = 0): void {
    const id = `txn_${this.paid.length}`;
    this.plan = plan;
    this.paid.push({ id, taken, until, back: 0, bank: 0, isWarned: false });
    const fact = { purchase: id, subscription: 'sub_1', plan, periodEndsAt: day(until), credit };
    for (const happened of ['opened', 'paid'] as const)
      this.facts.push(payment({ ...this.#head(), ...fact, happened, taken, tax: Math.floor(taken / 6) }));
  }

  decline(): void {
    const of = {
      purchase: `txn_declined_${this.#events}`,
      subscription: 'sub_1',
      taken: 900,
      plan: this.plan,
    };
    this.facts.push(payment({ ...this.#head(), ...of, happened: 'failed' }));
  }

  say(): void {
    const ends = this.endsAt === null ? null : day(this.endsAt);
    this.facts.push(subscription({ ...this.#head(), plan: this.plan, status: this.standing, endsAt: ends }));
  }

  adjust(of: Paid, action: AdjustmentFact['action'], total: number, isApproved = true): void {
    this.#adjustments += 1;
    const one = {
      adjustment: `adj_${this.#adjustments}`,
      purchase: of.id,
      action,
      total,
      tax: Math.floor(total / 6),
    };
    for (const status of ['pending', isApproved ? 'approved' : 'rejected'] as const)
      this.facts.push(adjustment({ ...this.#head(), ...one, status }));
  }
}

const left = ({ taken, back, bank }: Paid): number => taken - back - bank;
const goesOn = ({ standing }: World): boolean => standing === 'active' || standing === 'past-due';

/** How each step changes the world; one that cannot happen changes nothing. */
const PLAY: Readonly<Record<Step['what'], (world: World, of: Paid) => void>> = {
  renewed: world => {
    if (!goesOn(world) || world.endsAt !== null || world.isGoingBack) return;
    world.time = Math.max(world.time, world.until);
    world.pay(900, world.until + 28, world.plan);
    world.standing = 'active';
    world.say();
  },
  'not-paid': world => {
    if (!goesOn(world) || world.endsAt !== null) return;
    world.time = Math.max(world.time, world.until);
    world.decline();
    world.standing = 'past-due';
    world.say();
  },
  upgraded: world => {
    if (world.standing !== 'active' || world.endsAt !== null || world.isGoingBack) return;
    world.pay(6300, Math.max(world.until, world.time) + 337, 'unlimited-yearly', 900);
    world.say();
  },
  cancelled: world => {
    if (world.standing !== 'active') return;
    world.endsAt = world.until;
    world.say();
  },
  resumed: world => {
    if (world.standing !== 'active') return;
    world.endsAt = null;
    world.say();
  },
  ended: world => {
    if (world.standing === 'ended') return;
    Object.assign(world, { standing: 'ended', endsAt: null });
    world.say();
  },
  paused: world => {
    if (!goesOn(world) || world.endsAt !== null) return;
    world.standing = 'paused';
    world.say();
  },
  'went-on': world => {
    if (world.standing !== 'paused') return;
    world.standing = 'active';
    world.say();
  },
  refunded: (world, of) => {
    if (left(of) <= 0) return;
    world.adjust(of, 'refund', left(of));
    of.back = of.taken - of.bank;
  },
  'refunded-in-part': (world, of) => {
    if (left(of) <= 100) return;
    world.adjust(of, 'refund', 100);
    of.back += 100;
  },
  'charged-back': (world, of) => {
    if (left(of) <= 0 || of.bank > 0) return;
    const rest = left(of);
    world.adjust(of, 'chargeback', rest);
    of.bank = rest;
  },
  'won-back': (world, of) => {
    if (of.bank === 0) return;
    world.adjust(of, 'chargeback-reverse', of.bank);
    of.bank = 0;
  },
  warned: (world, of) => {
    world.adjust(of, 'chargeback-warning', of.taken);
    of.isWarned = true;
  },
  'refund-refused': (world, of) => world.adjust(of, 'refund', of.taken, false),
  credited: (world, of) => world.adjust(of, 'credit', of.taken),
  withdrawn: world => {
    world.isGoingBack = true;
  },
};

/** How the contract stands, by what really happened. */
function stateIn({ paid, standing, endsAt, isGoingBack, until, time }: World): ContractState {
  if (paid.some(({ bank }) => bank > 0)) return 'charged-back';
  if (paid.every(one => left(one) === 0)) return isGoingBack ? 'withdrawn' : 'refunded';
  if (isGoingBack) return 'going-back';
  if (!paid.some(one => one.until === until && left(one) > 0)) return 'refunded';
  if (standing === 'paused') return 'paused';
  if (standing === 'ended' || endsAt !== null) return time < until ? 'cancelled' : 'over';
  if (standing === 'past-due') return time < until + GRACE_DAYS ? 'grace' : 'past-due';
  if (paid.some(({ back }) => back > 0)) return 'refunded-in-part';
  return paid.some(({ isWarned }) => isWarned) ? 'warned' : 'running';
}

/** Until when it is open, as the table of states says. */
function openIn(world: World): string | null {
  const kept = world.paid.filter(one => left(one) > 0).map(({ until }) => until);
  const opens = opensOf(stateIn(world), 'subscription');
  if (opens === 'nothing' || kept.length === 0) return null;
  return day(Math.max(...kept) + (opens === 'with-grace' ? GRACE_DAYS : 0));
}

const step: fc.Arbitrary<Step> = fc.record({ what: fc.constantFrom(...STEPS), of: fc.nat() });

const worlds = fc.array(step, { minLength: 1, maxLength: 14 }).map(steps => {
  const world = new World();
  for (const { what, of } of steps) {
    world.time += 1;
    PLAY[what](world, world.paid[of % world.paid.length] as Paid);
  }
  return world;
});

/** A history, and its events as they may arrive: mixed, and some of them twice. */
const arrivals = worlds.chain(world =>
  fc.tuple(
    fc.constant(world),
    fc.subarray(world.facts).chain(again => {
      const all = [...world.facts, ...again];
      return fc.shuffledSubarray(all, { minLength: all.length });
    }),
  ),
);

function serviceSays(facts: readonly Fact[], isGoingBack: boolean) {
  const payments = facts.filter((fact): fact is PaymentFact => fact.kind === 'payment');
  const adjustments = facts.filter(fact => fact.kind === 'adjustment');
  const purchases = [...new Set(payments.map(({ purchase }) => purchase))].flatMap(id => {
    const of = <Kind extends PaymentFact | AdjustmentFact>(all: readonly Kind[]) =>
      all.filter(one => one.purchase === id);
    return purchaseOf(of(payments), of(adjustments)) ?? [];
  });
  const found = subscriptionOf(facts.filter(fact => fact.kind === 'subscription'));
  if (!found) throw new Error('no subscription is known');
  return { purchases, until: openUntil({ ...found, isGoingBack, payments: purchases }) };
}

test('a subscription is open as the table of states says, for exactly as long as its money is kept, in whatever order it is told', () => {
  fc.assert(
    fc.property(arrivals, ([world, arrived]) => {
      expect(serviceSays(arrived, world.isGoingBack).until).toBe(openIn(world));
    }),
    randomRuns(2_000),
  );
});

test('the ledger has what cards paid and did not get back; what was sold for it is that, less its tax', () => {
  fc.assert(
    fc.property(arrivals, ([world, arrived]) => {
      const entries = entriesOf(arrived);
      expect(entries.every(isBalanced)).toBe(true);
      const of = (account: 'received' | 'revenue' | 'tax') => balanceOf(entries, account, 'EUR');
      expect(of('received')).toBe(world.paid.reduce((sum, one) => sum + left(one), 0));
      expect(0 - of('revenue')).toBe(of('received') + of('tax'));
      const purchases = serviceSays(arrived, false).purchases;
      for (const one of world.paid) {
        const { paid, returned } = purchases.find(({ id }) => id === one.id) ?? {};
        expect([paid, returned]).toEqual([one.taken, one.back + one.bank]);
      }
    }),
    randomRuns(2_000),
  );
});
