import { expect } from '@jest/globals';
import { type PaymentProcess, startPaymentProcess } from './payment-process.harness.ts';
import { computedIn, forgeriesOf, roundsOf, shuffled, type Year, yearOf } from './storm.harness.ts';

export interface Storm {
  readonly families: number;
  /** How many webhooks come, most of them repeatedly. */
  readonly webhooks: number;
  readonly kills: number;
}

/** How many come at the same time. */
const AT_ONCE = 40;
const FORGED = 20;

async function inOrder(payment: PaymentProcess, year: Year): Promise<Record<string, unknown>> {
  await year.order(payment.query);
  for (const round of roundsOf(year.bodies)) {
    const answers = await Promise.all(round.map(body => payment.send(body)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await payment.settled();
  }
  return computedIn(payment.query);
}

async function withForgeries(payment: PaymentProcess, { bodies }: Year): Promise<void> {
  const forged = shuffled(bodies).slice(0, FORGED).flatMap(forgeriesOf);
  const answers = await Promise.all(forged.map(([body, signature]) => payment.send(body, signature)));
  expect(new Set(answers)).toEqual(new Set([403]));
  expect(await payment.query('select 1 from payment.provider_events')).toEqual([]);
}

/** Sends everything, each as often as it takes to be answered, while the process is killed several times. */
async function inAnyOrder(payment: PaymentProcess, arriving: string[], kills: number): Promise<void> {
  const killAt = new Set(
    Array.from({ length: kills }, (_, at) =>
      Math.floor((arriving.length * (at + 1)) / (kills + 1) / AT_ONCE),
    ),
  );
  for (let round = 0; arriving.length > 0; round += 1) {
    const batch = arriving.splice(0, AT_ONCE);
    const sending = Promise.all(batch.map(async body => ({ body, status: await payment.send(body) })));
    if (killAt.delete(round)) await payment.kill();
    arriving.push(...(await sending).flatMap(({ body, status }) => (status === 200 ? [] : [body])));
  }
  await payment.settled();
}

interface Endured {
  /** What is computed in the end. */
  readonly computed: Record<string, unknown>;
  /** What is computed of the ordered webhooks. */
  readonly expected: Record<string, unknown>;
  /** Of what was paid at a wrong price or in a wrong currency, what is believed. */
  readonly believed: readonly unknown[];
}

/** Sends the webhooks of a year in order, and mixed, repeated, among forgeries and to a process that is killed. */
export async function endureWebhooks({ families, webhooks, kills }: Storm): Promise<Endured> {
  const year = await yearOf(families);
  await using ordered = await startPaymentProcess();
  await using mixed = await startPaymentProcess();
  const expected = inOrder(ordered, year);
  await year.order(mixed.query);
  await withForgeries(mixed, year);
  const repeated = Array.from({ length: webhooks }, (_, at) => year.bodies[at % year.bodies.length] ?? '');
  await inAnyOrder(mixed, shuffled(repeated), kills);
  const believed = await mixed.query('select id from payment.purchases where id = any($1)', [year.spoiled]);
  return { computed: await computedIn(mixed.query), expected: await expected, believed };
}
