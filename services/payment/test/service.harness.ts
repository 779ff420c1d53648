import { priceIn, planOf } from '@burrow/billing';
import type { EventData, EventType } from '@burrow/contracts';
import { type Database, eventQueueOf, type Identity, Outbox, type SqlRunner } from '@burrow/service-kit';
import { type Caller, startForTest, type TestService } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createPayment } from '../src/create-payment.ts';
import { SECRET, signed, startProvider, type TestProvider } from './payments.harness.ts';

/** A parent or a school who buys. */
export interface TestBuyer extends Caller {
  readonly id: string;
  /** Buys a plan and pays it. Returns the purchase. */
  buys(plan: string): Promise<string>;
  /** A student whom the parent looks after from now on. */
  child(): Promise<string>;
}

export interface TestPayment extends TestService {
  readonly outbox: Outbox;
  readonly provider: TestProvider;
  parent(): TestBuyer;
  school(): TestBuyer;
  staff(): Caller;
  /** Sends an event as its owner does, and waits until it was handled. */
  tell<Type extends EventType>(type: Type, data: EventData<Type>): Promise<void>;
  /** Hands everything over that the provider has said, until it has been handled. */
  deliver(): Promise<void>;
  /** What was told to a subscriber, oldest first. */
  told<Type extends EventType>(type: Type, subscriber: string): Promise<EventData<Type>[]>;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

const TOLD = `select data->'data' as data from jobs.job where name = $1 and data->>'type' = $2 order by created_on, id`;
const LEFT = `select 1 from jobs.job where name = $1 and state in ('created', 'retry', 'active')`;

const person = (role: 'parent' | 'admin', more: Partial<Identity>): Partial<Identity> => ({
  role,
  session: randomUUID(),
  ...more,
});

/** The running service, beside a stand-in of the provider. */
export async function startPayment(): Promise<TestPayment> {
  const provider = await startProvider();
  const PADDLE_URL = await provider.paddle.listen();
  let database: Database | undefined;
  const service = await startForTest(parts => {
    ({ database } = parts);
    return createPayment({ ...parts, settings: { PADDLE_URL, PADDLE_WEBHOOK_SECRET: SECRET } });
  });
  if (!database) throw new Error('the service was given no database');
  const outbox = new Outbox(database.jobs);
  const rows = async (sql: string, values?: unknown[]) => (await service.pool.query(sql, values)).rows;
  const sql: SqlRunner = { query: rows };
  const ready = async (queue: string): Promise<void> => {
    while ((await rows(LEFT, [queue])).length > 0) await delay(10);
  };
  const tell = async <Type extends EventType>(type: Type, data: EventData<Type>): Promise<void> => {
    await outbox.send(sql, type, data);
    await ready(eventQueueOf('payment'));
  };
  const deliver = async (): Promise<void> => {
    for (const body of provider.bodies())
      await service.as().post('/api/payment/webhook', body, { 'paddle-signature': signed(body) });
    await ready('payment-provider-events');
  };
  const order = async (kind: string, owner: string, plan: string): Promise<string> => {
    const found = planOf(plan);
    if (!found) throw new Error(`there is no plan ${plan}`);
    await rows('insert into payment.accounts (owner_kind, owner_id) values ($1, $2) on conflict do nothing', [
      kind,
      owner,
    ]);
    const [made] = await rows(
      `insert into payment.orders (account_id, plan, amount, currency)
       select id, $3, $4, 'EUR' from payment.accounts where owner_kind = $1 and owner_id = $2 returning id`,
      [kind, owner, plan, priceIn(found, 'EUR').amount],
    );
    return String(made?.id);
  };
  const buyer = (caller: Caller, kind: string, id: string): TestBuyer => ({
    ...caller,
    id,
    buys: async plan => {
      const id_ = await order(kind, id, plan);
      const bought = await provider.buy(id_, plan);
      await rows('update payment.orders set transaction = $2 where id = $1', [id_, bought]);
      await deliver();
      return bought;
    },
    child: async () => {
      const student_id = randomUUID();
      await tell('account/student-changed', {
        student_id,
        version: 1,
        parent_id: id,
        organization_id: null,
        class_id: null,
        removed: false,
      });
      return student_id;
    },
  });
  return {
    ...service,
    outbox,
    provider,
    rows,
    tell,
    deliver,
    parent: () => {
      const user = randomUUID();
      return buyer(service.as(person('parent', { user })), 'user', user);
    },
    school: () => {
      const organization = randomUUID();
      return buyer(
        service.as(person('admin', { user: randomUUID(), organization })),
        'organization',
        organization,
      );
    },
    staff: () => service.as(person('parent', { user: randomUUID(), staff: true })),
    told: async (type, subscriber) =>
      (await rows(TOLD, [`events-${subscriber}`, type])).map(({ data }) => data as never),
    close: async () => {
      await service.close();
      await provider.close();
    },
  };
}
