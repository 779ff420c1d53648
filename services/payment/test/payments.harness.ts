import { priceIn, planOf } from '@burrow/billing';
import { createPaddle, PaddleEnvSchema, type PaddleStandIn } from '@burrow/paddle';
import {
  createDataSource,
  inTransaction,
  openDatabase,
  Outbox,
  refusePoolAccess,
  type Database,
} from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import type { DataSource } from 'typeorm';
import { createHmac, randomUUID } from 'node:crypto';
import { ComputeService } from '../src/computed/compute.service.ts';
import { PAYMENT_SCHEMA } from '../src/database/payment.schema.ts';
import { ENDINGS_QUEUE } from '../src/features/endings/index.ts';
import { EVENT_QUEUE, HandleEventService, ReceiveEventService } from '../src/features/events/index.ts';
import { NoticesService } from '../src/notices/index.ts';
import { SECOND_QUEUE } from '../src/features/refunds/index.ts';
import { RebuildService } from '../src/features/rebuild/index.ts';

export const SECRET = 'pdl_ntfset_test_secret';

/** Signs as the provider does; `seconds` is when. */
export const signed = (body: string, seconds = Math.floor(Date.now() / 1000), secret = SECRET): string =>
  `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex')}`;

/** Everything that is computed, in an order that depends on nothing else; who was never told anything counts as told of nothing. */
const DUMP = `select
  (select json_agg(p order by p.id) from payment.purchases p) as purchases,
  (select json_agg(s order by s.id) from payment.subscriptions s) as subscriptions,
  (select json_agg(e order by e.id) from payment.ledger_entries e) as entries,
  (select json_agg(l order by l.entry_id, l.account) from payment.ledger_lines l) as lines,
  (select json_agg(json_build_object('id', a.id, 'told', coalesce(a.told, '{"subscription": null, "valid_until": null, "assignments": []}')) order by a.id) from payment.accounts a) as told`;

const TOLD = `select data->'data' as data from jobs.job where name = 'events-learning'
  and data->>'type' = 'payment/entitlement-changed' order by created_on, (data->'data'->>'version')::int`;

/** The service's parts on a database of their own, without HTTP. */
export interface TestPayments {
  readonly database: Database;
  readonly source: DataSource;
  readonly receiving: ReceiveEventService;
  readonly computing: ComputeService;
  /** Takes a webhook, correctly signed. */
  receive(body: string): Promise<void>;
  /** Handles everything that was received, in any order. */
  handleAll(): Promise<void>;
  rebuild(): Promise<number>;
  dump(): Promise<Record<string, unknown>>;
  /** What was told about entitlements. */
  told(): Promise<
    { version: number; subscription: string | null; valid_until: string | null; assignments: unknown[] }[]
  >;
  /** An account of somebody new. */
  account(id?: string): Promise<string>;
  /** An order of a plan, in euros. */
  order(account: string, plan: string, more?: { amount?: number; id?: string }): Promise<string>;
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function startPayments(): Promise<TestPayments> {
  const own = await createTestDatabase();
  const database = openDatabase(own.url, 6, { onPoolAccess: refusePoolAccess });
  await database.pool.query('create schema payment');
  const source = await createDataSource(database.pool, PAYMENT_SCHEMA).initialize();
  await source.runMigrations({ transaction: 'each' });
  for (const queue of [EVENT_QUEUE, ENDINGS_QUEUE, SECOND_QUEUE]) await database.jobs.open(queue);
  const outbox = await Outbox.open(database.jobs);
  const notices = new NoticesService(outbox);
  const computing = new ComputeService(outbox, notices);
  const handling = new HandleEventService(computing, database.jobs, notices);
  const receiving = new ReceiveEventService(database.pool, database.jobs);
  const query = async (sql: string, values?: unknown[]) => (await database.pool.query(sql, values)).rows;
  const handleAll = async (): Promise<void> => {
    const waiting = await query(
      'select id from payment.provider_events where handled_at is null order by random()',
    );
    const handle = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { id } = next;
        await inTransaction(database.pool, tx => handling.handle(tx, String(id)));
      }
    };
    await Promise.all([handle(), handle(), handle(), handle()]);
  };
  return {
    database,
    receiving,
    computing,
    receive: body => receiving.receive(body, signed(body), [SECRET]),
    handleAll,
    rebuild: () => new RebuildService(database.pool, computing).rebuild(),
    dump: async () => (await query(DUMP))[0] ?? {},
    told: async () => (await query(TOLD)).map(({ data }) => data as never),
    account: async (id = randomUUID()) => {
      await query(`insert into payment.accounts (id, owner_kind, owner_id) values ($1, 'user', $2)`, [
        id,
        randomUUID(),
      ]);
      return id;
    },
    order: async (account, plan, { amount, id = randomUUID() } = {}) => {
      const found = planOf(plan);
      if (!found) throw new Error(`there is no plan ${plan}`);
      await query(
        'insert into payment.orders (id, account_id, plan, amount, currency) values ($1, $2, $3, $4, $5)',
        [id, account, plan, amount ?? priceIn(found, 'EUR').amount, 'EUR'],
      );
      return id;
    },
    query,
    source,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

export interface TestProvider {
  readonly paddle: PaddleStandIn;
  /** What it would send, oldest first. */
  bodies(): string[];
  /** Orders a plan, and pays with a card. Returns the transaction's id. */
  buy(order: string, plan: string, card?: string): Promise<string>;
  test(path: string, body: object): Promise<unknown>;
  close(): Promise<void>;
}

const JSON_BODY = { 'content-type': 'application/json', authorization: 'bearer pdl_test_stand-in' };

/** The stand-in of the provider, whose webhooks a test delivers itself. */
export async function startProvider(): Promise<TestProvider> {
  const paddle = createPaddle(PaddleEnvSchema.parse({ PORT: '0' }));
  const inject = async (url: string, payload: object) =>
    (await paddle.app.inject({ method: 'POST', url, payload, headers: JSON_BODY })).json();
  return {
    paddle,
    bodies: () => paddle.store.events.all.map(event => JSON.stringify(event)),
    buy: async (order, plan, card = '4242 4242 4242 4242') => {
      const items = [{ price_id: `pri_test_${plan.replace('-', '_')}`, quantity: 1 }];
      const { data } = await inject('/transactions', { items, currency_code: 'EUR', custom_data: { order } });
      const form = new URLSearchParams({
        _ptxn: data.id,
        card,
        email: `${data.id}@example.com`,
        country: 'DE',
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await paddle.app.inject({ method: 'POST', url: '/checkout', payload: form.toString(), headers });
      return data.id;
    },
    test: (path, body) => inject(`/test/${path}`, body),
    close: () => paddle.close(),
  };
}
