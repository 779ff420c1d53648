import { planOf, priceIn } from '@burrow/billing';
import { type Database, inTransaction } from '@burrow/service-kit';
import type { Owner } from '../../accounts/owner.rules.ts';
import type { PaymentFact } from '../../facts/fact.schema.ts';
import { KEEP_FACT } from '../../facts/facts.queries.ts';
import { ORDER_COURSE } from './grants.queries.ts';
import { partsOf } from './parts-of.ts';

const CURRENCY = 'EUR';

/** A course that is given to a student: a purchase that costs nothing. */
export interface GivenCourse {
  /** The name of a plan that opens a course. */
  readonly plan: string;
  /** Payment must know who looks after them. */
  readonly studentId: string;
  readonly at: string;
}

const paidWithNothing = (account: string, purchase: string, plan: string, at: string): PaymentFact => ({
  id: purchase,
  at,
  kind: 'payment',
  account,
  purchase,
  currency: CURRENCY,
  plan,
  seats: 1,
  subscription: null,
  happened: 'paid',
  taken: 0,
  credit: 0,
  tax: 0,
  periodEndsAt: null,
  paidAt: at,
});

/** Gives a course to a student of an owner, once. For commands: nobody pays. */
export async function giveCourse(database: Database, owner: Owner, course: GivenCourse): Promise<void> {
  const { accounts, computing } = await partsOf(database);
  const { plan: name, studentId, at } = course;
  const plan = planOf(name);
  if (!plan) throw new Error(`there is no plan ${name}`);
  await inTransaction(database.pool, async tx => {
    const account = await accounts.open(tx, owner);
    await accounts.hold(tx, account);
    const purchase = `given_${account}_${name}`;
    const { amount } = priceIn(plan, CURRENCY);
    await ORDER_COURSE.run(tx, [account, name, amount, CURRENCY, studentId, purchase]);
    const fact = paidWithNothing(account, purchase, name, at);
    await KEEP_FACT.run(tx, [fact.id, account, purchase, null, JSON.stringify(fact)]);
    await computing.compute(tx, { purchase });
  });
}
