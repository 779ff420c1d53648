import type { AdjustmentFact, Fact } from '../facts/fact.schema.ts';
import { adjustment, day, payment, subscription } from '../facts/facts.harness.ts';
import { type ContractState, opensOf } from '../domain/contract-states.table.ts';
import { GRACE_DAYS } from '../domain/contract.rules.ts';

/** What may happen to a subscription; `of` chooses one of its payments, `price` is what somebody pays who pays. */
export const STEPS = [
  'renewed', 'not-paid', 'upgraded', 'chose-less', 'bought-again', 'cancelled', 'resumed', 'ended', 'paused', 'went-on',
  'refunded', 'refunded-in-part', 'charged-back', 'won-back', 'warned', 'refund-refused', 'credited', 'withdrawn',
] as const; // prettier-ignore
export const PRICES = ['as-listed', 'vat-number', 'discount', 'free'] as const;

export interface Step {
  readonly what: (typeof STEPS)[number];
  readonly contract: number;
  readonly of: number;
  readonly price: (typeof PRICES)[number];
}

interface PlanOfBuyer {
  readonly name: string;
  readonly opens: string;
  readonly price: number;
  readonly days: number;
}

/** The smaller and the larger plan of who buys. */
export const BUYERS = {
  family: {
    less: { name: 'unlimited-monthly', opens: 'unlimited', price: 900, days: 28 },
    more: { name: 'unlimited-yearly', opens: 'unlimited', price: 7_200, days: 365 },
  },
  school: {
    less: { name: 'school-small', opens: 'small', price: 59_000, days: 365 },
    more: { name: 'school-large', opens: 'large', price: 149_000, days: 365 },
  },
} as const satisfies Record<string, Readonly<Record<'less' | 'more', PlanOfBuyer>>>;

/** What a card pays of a price with tax, and the tax in it. */
const CHARGED: Readonly<Record<Step['price'], (price: number) => { taken: number; tax: number }>> = {
  'as-listed': price => ({ taken: price, tax: Math.floor(price / 6) }),
  'vat-number': price => ({ taken: price - Math.floor(price / 6), tax: 0 }),
  discount: price => ({ taken: price - Math.floor(price / 10), tax: Math.floor((price * 0.9) / 6) }),
  free: () => ({ taken: 0, tax: 0 }),
};

export interface Paid {
  readonly id: string;
  readonly plan: Pick<PlanOfBuyer, 'opens'>;
  readonly taken: number;
  readonly until: number;
  back: number;
  bank: number;
  isWarned: boolean;
}

/** What really happened to a contract, as the history that makes the events knows it: never read from facts. */
class PlayedContract {
  readonly paid: Paid[] = [];
  standing: 'active' | 'past-due' | 'paused' | 'ended' = 'active';
  endsAt: number | null = null;
  isGoingBack = false;
  readonly world: World;
  readonly id: string;
  plan: PlanOfBuyer;

  constructor(world: World, id: string, { price }: Pick<Step, 'price'>) {
    this.world = world;
    this.id = id;
    this.plan = world.plans.less;
    this.pay(this.plan, world.time + this.plan.days, price);
    this.say();
  }

  get until(): number {
    return Math.max(...this.paid.map(({ until }) => until));
  }

  pay(plan: PlanOfBuyer, until: number, price: Step['price'], credit = 0): void {
    const id = `txn_${this.id}_${this.paid.length}`;
    const { taken, tax } = CHARGED[price](plan.price - credit);
    this.plan = plan;
    this.paid.push({ id, plan, taken, until, back: 0, bank: 0, isWarned: false });
    const fact = { purchase: id, subscription: this.id, plan: plan.name, periodEndsAt: day(until), credit };
    for (const happened of ['opened', 'paid'] as const)
      this.world.facts.push(payment({ ...this.world.head(), ...fact, happened, taken, tax }));
  }

  decline(): void {
    const head = this.world.head();
    const of = {
      purchase: `txn_declined_${head.id}`,
      subscription: this.id,
      taken: 900,
      plan: this.plan.name,
    };
    this.world.facts.push(payment({ ...head, ...of, happened: 'failed' }));
  }

  say(): void {
    const { id, plan, standing: status } = this;
    const endsAt = this.endsAt === null ? null : day(this.endsAt);
    const said = { subscription: id, plan: plan.name, status, endsAt };
    this.world.facts.push(subscription({ ...this.world.head(), ...said }));
  }

  adjust(of: Paid, action: AdjustmentFact['action'], total: number, isApproved = true): void {
    const head = this.world.head();
    const tax = Math.floor(total / 6);
    const one = { adjustment: `adj_${head.id}`, purchase: of.id, action, total, tax };
    for (const status of ['pending', isApproved ? 'approved' : 'rejected'] as const)
      this.world.facts.push(adjustment({ ...this.world.head(), ...one, status }));
  }
}

/** All that one buyer agreed to, and the events that tell it, in the order in which they happened. */
export class World {
  readonly facts: Fact[] = [];
  readonly plans: (typeof BUYERS)[keyof typeof BUYERS];
  readonly contracts: PlayedContract[] = [];
  time = 0;

  constructor(buyer: keyof typeof BUYERS, first: Pick<Step, 'price'>) {
    this.plans = BUYERS[buyer];
    this.begin(first);
  }

  begin(step: Pick<Step, 'price'>): void {
    this.contracts.push(new PlayedContract(this, `sub_${this.contracts.length}`, step));
  }

  get paid(): Paid[] {
    return this.contracts.flatMap(({ paid }) => paid);
  }

  #events = 0;
  head() {
    this.#events += 1;
    return { id: `evt_${String(this.#events).padStart(3, '0')}`, at: day(this.time) };
  }

  play(step: Step): void {
    this.time += 1;
    const contract = this.contracts[step.contract % this.contracts.length] as PlayedContract;
    PLAY[step.what](contract, contract.paid[step.of % contract.paid.length] as Paid, step);
  }
}

export const left = ({ taken, back, bank }: Paid): number => taken - back - bank;
/** What costs nothing was granted by who gave the discount, and nothing of it can go back. */
const isKept = (one: Paid): boolean => one.taken === 0 || left(one) > 0;
const goesOn = ({ standing }: PlayedContract): boolean => standing === 'active' || standing === 'past-due';

const become = (contract: PlayedContract, standing: PlayedContract['standing']): void => {
  contract.standing = standing;
  contract.say();
};

/** How each step changes a contract; one that cannot happen changes nothing. */
const PLAY: Readonly<Record<Step['what'], (contract: PlayedContract, of: Paid, step: Step) => void>> = {
  renewed: (one, _, { price }) => {
    if (!goesOn(one) || one.endsAt !== null || one.isGoingBack) return;
    one.world.time = Math.max(one.world.time, one.until);
    one.pay(one.plan, one.until + one.plan.days, price);
    become(one, 'active');
  },
  'not-paid': one => {
    if (!goesOn(one) || one.endsAt !== null) return;
    one.world.time = Math.max(one.world.time, one.until);
    one.decline();
    become(one, 'past-due');
  },
  upgraded: (one, _, { price }) => {
    const { less, more } = one.world.plans;
    if (one.standing !== 'active' || one.endsAt !== null || one.isGoingBack || one.plan === more) return;
    const wasChosenOnly = one.paid.at(-1)?.plan === more;
    one.plan = more;
    if (!wasChosenOnly) one.pay(more, Math.max(one.until, one.world.time) + more.days, price, less.price);
    one.say();
  },
  'chose-less': one => {
    if (one.standing !== 'active' || one.plan === one.world.plans.less) return;
    one.plan = one.world.plans.less;
    one.say();
  },
  'bought-again': ({ world }, _, step) => {
    if (world.contracts.length < 3) world.begin(step);
  },
  cancelled: one => {
    if (one.standing !== 'active') return;
    one.endsAt = one.until;
    one.say();
  },
  resumed: one => {
    if (one.standing !== 'active') return;
    one.endsAt = null;
    one.say();
  },
  ended: one => {
    if (one.standing === 'ended') return;
    one.endsAt = null;
    become(one, 'ended');
  },
  paused: one => {
    if (goesOn(one) && one.endsAt === null) become(one, 'paused');
  },
  'went-on': (one, _, { price }) => {
    if (one.standing !== 'paused' || one.isGoingBack) return;
    if (one.world.time >= one.until) one.pay(one.plan, one.world.time + one.plan.days, price);
    become(one, 'active');
  },
  refunded: (one, of) => {
    if (left(of) <= 0) return;
    one.adjust(of, 'refund', left(of));
    of.back = of.taken - of.bank;
  },
  'refunded-in-part': (one, of) => {
    if (left(of) <= 100) return;
    one.adjust(of, 'refund', 100);
    of.back += 100;
  },
  'charged-back': (one, of) => {
    if (left(of) <= 0 || of.bank > 0) return;
    const rest = left(of);
    one.adjust(of, 'chargeback', rest);
    of.bank = rest;
  },
  'won-back': (one, of) => {
    if (of.bank === 0) return;
    one.adjust(of, 'chargeback-reverse', of.bank);
    of.bank = 0;
  },
  warned: (one, of) => {
    one.adjust(of, 'chargeback-warning', of.taken);
    of.isWarned = true;
  },
  'refund-refused': (one, of) => one.adjust(of, 'refund', of.taken, false),
  credited: (one, of) => one.adjust(of, 'credit', of.taken),
  withdrawn: one => {
    one.isGoingBack = true;
  },
};

/** What decides how a contract stands; times are in days. */
export interface HowItStands extends Pick<PlayedContract, 'standing' | 'endsAt' | 'isGoingBack' | 'until'> {
  readonly paid: readonly Paid[];
  readonly world: Pick<World, 'time'>;
}

/** How a contract stands, by what really happened. */
export function stateIn({ paid, standing, endsAt, isGoingBack, until, world }: HowItStands): ContractState {
  if (paid.some(({ bank }) => bank > 0)) return 'charged-back';
  if (!paid.some(isKept)) return isGoingBack ? 'withdrawn' : 'refunded';
  if (isGoingBack) return 'going-back';
  if (!paid.some(one => one.until === until && isKept(one))) return 'refunded';
  if (standing === 'paused') return 'paused';
  if (standing === 'ended' || endsAt !== null) return world.time < until ? 'cancelled' : 'over';
  if (standing === 'past-due') return world.time < until + GRACE_DAYS ? 'grace' : 'past-due';
  if (paid.some(({ back }) => back > 0)) return 'refunded-in-part';
  return paid.some(({ isWarned }) => isWarned) ? 'warned' : 'running';
}

/** What a contract opens, and until when, as the table of states says: what was paid for longest, and is kept. */
export function openIn(contract: HowItStands): { plan: string; until: number } | null {
  // Of two that end alike the later one changed the plan.
  const kept = contract.paid
    .filter(isKept)
    .toReversed()
    .toSorted((one, other) => other.until - one.until)[0];
  const opens = opensOf(stateIn(contract), 'subscription');
  if (!kept || opens === 'nothing') return null;
  return { plan: kept.plan.opens, until: kept.until + (opens === 'with-grace' ? GRACE_DAYS : 0) };
}

/** What is open for longest of all that was agreed to: until when, and to which plans that may be. */
export function longestIn({ contracts }: World): { until: string | null; plans: (string | null)[] } {
  const open = contracts.flatMap(one => openIn(one) ?? []);
  if (open.length === 0) return { until: null, plans: [null] };
  const until = Math.max(...open.map(one => one.until));
  return { until: day(until), plans: open.filter(one => one.until === until).map(({ plan }) => plan) };
}
