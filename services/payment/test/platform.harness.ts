import type { EventData, EventType } from '@burrow/contracts';
import { createPaddle, PaddleEnvSchema, type PaddleStandIn } from '@burrow/paddle';
import { type Database, eventQueueOf, type Identity, Outbox, type Service } from '@burrow/service-kit';
import { type Caller, startForTest, type TestService } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { rebuildPayments } from '../src/features/rebuild/index.ts';
import { createPayment } from '../src/create-payment.ts';
import { SECRET, signed } from './payments.harness.ts';

/** The service with its calls, and the stand-in of the provider, which speak to each other as in a platform. */
export interface Platform {
  readonly paddle: PaddleStandIn;
  as(identity?: Partial<Identity>): Caller;
  asParent(user?: string): Caller;
  asAdmin(organization?: string): Caller;
  asStudent(more: Partial<Identity>): Caller;
  /** A student of a parent, as account tells. */
  student(parent: string): Promise<string>;
  /** Fills in the provider's checkout, and delivers what it then says. */
  pay(transaction: string, card?: string, country?: string, more?: Record<string, string>): Promise<void>;
  /** Delivers what the provider has said since, and waits until it is handled. */
  deliver(): Promise<void>;
  /** Sends an event as its owner does, and waits until it was handled. */
  tell<Type extends EventType>(type: Type, data: EventData<Type>): Promise<void>;
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** What `npm run payments:rebuild` does. */
  rebuild(): Promise<string>;
  /** Starts it so many hours ahead, as a tester does, after the stand-in has lived through them. */
  passTo(hours: number): Promise<void>;
  close(): Promise<void>;
}

export interface TestPlatform extends Platform, Omit<TestService, 'as' | 'close'> {
  /** Starts another process of the service, which does what was left to do, and ends it. */
  restart(): Promise<void>;
}

/** The service, in whatever process it runs. */
export interface ServiceHost extends Pick<Platform, 'as' | 'query' | 'close'> {
  readonly database: Database;
  startAhead(hours: number): Promise<void>;
}

const HOUR_MS = 3_600_000;
const WAITING = 'select 1 from payment.provider_events where handled_at is null limit 1';
const LEFT = `select 1 from jobs.job where name = $1 and state in ('created', 'retry', 'active')`;

/** The stand-in of the provider, and the settings of a service that asks it. */
export async function startStandIn(): Promise<{
  paddle: PaddleStandIn;
  settings: { PADDLE_URL: string; PADDLE_WEBHOOK_SECRET: string };
}> {
  const paddle = createPaddle(PaddleEnvSchema.parse({ PORT: '0' }));
  return { paddle, settings: { PADDLE_URL: await paddle.listen(), PADDLE_WEBHOOK_SECRET: SECRET } };
}

function delivering({ store }: PaddleStandIn, { as, query }: ServiceHost): () => Promise<void> {
  let delivered = 0;
  const provider = as();
  return async () => {
    for (const event of store.events.all.slice(delivered)) {
      const body = JSON.stringify(event);
      const { statusCode } = await provider.post('/api/payment/webhook', body, {
        'paddle-signature': signed(body),
      });
      if (statusCode !== 200) throw new Error(`the webhook answers ${statusCode}`);
      delivered += 1;
    }
    while ((await query(WAITING)).length > 0) await delay(20);
  };
}

const formOf = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** What is the same in whatever process the service runs. */
export function platformOf(paddle: PaddleStandIn, host: ServiceHost): Platform {
  const { query, database } = host;
  const deliver = delivering(paddle, host);
  const caller = (role: Identity['role'], more: Partial<Identity>) =>
    host.as({ role, session: randomUUID(), ...more });
  return {
    paddle,
    query,
    deliver,
    as: host.as,
    rebuild: () => rebuildPayments(database),
    tell: async (type, data) => {
      await new Outbox(database.jobs).send({ query }, type, data);
      while ((await query(LEFT, [eventQueueOf('payment')])).length > 0) await delay(10);
    },
    passTo: async hours => {
      const to = new Date(Date.now() + hours * HOUR_MS).toISOString();
      await paddle.app.inject({ method: 'POST', url: '/test/clock', payload: { to } });
      await deliver();
      await host.startAhead(hours);
    },
    asParent: (user = randomUUID()) => caller('parent', { user }),
    asAdmin: (organization = randomUUID()) => caller('admin', { user: randomUUID(), organization }),
    asStudent: more => caller('student', more),
    student: async parent => {
      const id = randomUUID();
      await query('insert into payment.students (student_id, version, parent_id) values ($1, 1, $2)', [
        id,
        parent,
      ]);
      return id;
    },
    pay: async (_ptxn, card = '4242 4242 4242 4242', country = 'DE', more = {}) => {
      const payload = formOf({ _ptxn, card, email: `${_ptxn}@example.com`, country, ...more });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await paddle.app.inject({ method: 'POST', url: '/checkout', payload, headers });
      await deliver();
    },
    close: async () => {
      await host.close();
      await paddle.close();
    },
  };
}

export async function startPlatform(): Promise<TestPlatform> {
  const { paddle, settings } = await startStandIn();
  let database: Database | undefined;
  let again = async (_more?: object): Promise<Service> => Promise.reject(new Error('it has not started'));
  const service = await startForTest(parts => {
    ({ database } = parts);
    again = more => createPayment({ ...parts, settings: { ...settings, ...more } });
    return again();
  });
  if (!database) throw new Error('the service was given no database');
  const { as, close } = service;
  const host: ServiceHost = {
    as,
    close,
    database,
    query: async (sql, values) => (await service.pool.query(sql, values)).rows,
    startAhead: async hours => (await again({ TIME_AHEAD_HOURS: hours })).close(),
  };
  return { ...service, ...platformOf(paddle, host), restart: async () => (await again()).close() };
}
