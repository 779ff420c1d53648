import { Jobs, type RowOf, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../facts/fact.schema.ts';
import { factOf, type Order } from '../../provider/fact-of.rules.ts';
import { PaddleEventSchema, type PaddleEvent, USED_KINDS } from '../../provider/paddle-event.schema.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { HOLD, KEEP_FACT } from '../../facts/facts.queries.ts';
import { endAtOnce, endIfGivenBack } from '../endings/index.ts';
import { lookIntoSecond } from '../refunds/index.ts';
import {
  CHARGED_BACK,
  DOUBTED,
  DOUBTED_AGAIN,
  EVENT,
  GIVEN_BACK,
  HANDLED,
  IS_ACCEPTED,
  ORDER,
} from './events.queries.ts';
import { NoticesService } from '../../notices/index.ts';
import { holdPayment } from './hold-payment.ts';

/** Handles a stored event: adds the fact that it tells, and computes anew what that is about. */
@Injectable()
export class HandleEventService {
  constructor(
    private readonly computing: ComputeService,
    private readonly jobs: Jobs,
    private readonly notices: NoticesService,
  ) {}

  /** Handles it once. What cannot be read or believed is kept with the reason, for support to look at. */
  async handle(tx: SqlRunner, id: string): Promise<void> {
    const stored = await EVENT.first(tx, [id]);
    if (stored) await HANDLED.run(tx, [id, await this.#take(tx, stored)]);
  }

  /** Handles again what was said of a payment that staff believe now. */
  async believe(tx: SqlRunner, transaction: string): Promise<void> {
    const doubted = await DOUBTED.rows(tx, [transaction]);
    for (const { id } of doubted) await this.handleAgain(tx, id);
  }

  /** Handles an event again: what it was not believed for may be mended. */
  async handleAgain(tx: SqlRunner, id: string): Promise<void> {
    await DOUBTED_AGAIN.run(tx, [id]);
    await this.handle(tx, id);
  }

  /** Returns why it is not believed, or null. */
  async #take(tx: SqlRunner, { kind, body }: RowOf<typeof EVENT>): Promise<string | null> {
    if (!USED_KINDS.test(kind)) return null;
    const { data: event } = PaddleEventSchema.safeParse(body);
    if (!event) return 'unreadable';
    const order = await this.#orderOf(tx, event);
    const isAccepted = await IS_ACCEPTED.exists(tx, [event.data.id]);
    const fact = factOf(event, order, isAccepted);
    if (typeof fact === 'string') {
      await holdPayment(tx, this.notices, event, { order, doubt: fact });
      return fact;
    }
    if (fact) await this.#keep(tx, fact);
    return null;
  }

  async #orderOf(tx: SqlRunner, { data }: PaddleEvent): Promise<Order | null> {
    const id = 'custom_data' in data ? data.custom_data?.order : undefined;
    if (!id) return null;
    const order = await ORDER.first(tx, [id]);
    return order ?? null;
  }

  async #keep(tx: SqlRunner, fact: Fact): Promise<void> {
    const purchase = 'purchase' in fact ? fact.purchase : null;
    const subscription = 'subscription' in fact ? fact.subscription : null;
    const account = 'account' in fact ? fact.account : null;
    // In one order everywhere, so that two events about the same things cannot wait for each other.
    for (const key of [purchase, subscription]) if (key) await HOLD.run(tx, [key]);
    await KEEP_FACT.run(tx, [fact.id, account, purchase, subscription, JSON.stringify(fact)]);
    await this.computing.compute(tx, { purchase, subscription });
    // Whoever took a payment back is not charged again.
    const charged = await CHARGED_BACK.rows(tx, [purchase, subscription]);
    for (const { id } of charged) await endAtOnce(this.jobs, tx, id);
    const given = await GIVEN_BACK.rows(tx, [purchase, subscription]);
    for (const { id } of given) await endIfGivenBack(this.jobs, tx, id);
    await lookIntoSecond(this.jobs, tx, purchase, subscription ?? null);
  }
}
