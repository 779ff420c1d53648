import { createPaddle, PaddleEnvSchema, type PaddleStandIn } from '@burrow/paddle';
import type { Identity, Service } from '@burrow/service-kit';
import { type Caller, startForTest, type TestService } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createPayment } from '../src/create-payment.ts';
import { SECRET, signed } from './payments.harness.ts';

/** The service with its calls, and the stand-in of the provider, which speak to each other as in a platform. */
export interface TestPlatform extends TestService {
  readonly paddle: PaddleStandIn;
  asParent(user?: string): Caller;
  asAdmin(organization?: string): Caller;
  asStudent(more: Partial<Identity>): Caller;
  /** A student of a parent, as account tells. */
  student(parent: string): Promise<string>;
  /** Fills in the provider's checkout, and delivers what it then says. */
  pay(transaction: string, card?: string, country?: string, more?: Record<string, string>): Promise<void>;
  /** Delivers what the provider has said since, and waits until it is handled. */
  deliver(): Promise<void>;
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Starts another process of the service, which does what was left to do, and ends it. */
  restart(): Promise<void>;
}

const WAITING = 'select 1 from payment.provider_events where handled_at is null limit 1';

export async function startPlatform(): Promise<TestPlatform> {
  const paddle = createPaddle(PaddleEnvSchema.parse({ PORT: '0' }));
  const settings = { PADDLE_URL: await paddle.listen(), PADDLE_WEBHOOK_SECRET: SECRET };
  let again = async (): Promise<Service> => Promise.reject(new Error('it has not started'));
  const service = await startForTest(parts => {
    again = () => createPayment({ ...parts, settings });
    return again();
  });
  const query = async (sql: string, values?: unknown[]) => (await service.pool.query(sql, values)).rows;
  let delivered = 0;
  const deliver = async (): Promise<void> => {
    for (const event of paddle.store.events.all.slice(delivered)) {
      const body = JSON.stringify(event);
      const { statusCode } = await service
        .as()
        .post('/api/payment/webhook', body, { 'paddle-signature': signed(body) });
      if (statusCode !== 200) throw new Error(`the webhook answers ${statusCode}`);
      delivered += 1;
    }
    while ((await query(WAITING)).length > 0) await delay(20);
  };
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const caller = (role: Identity['role'], more: Partial<Identity>) =>
    service.as({ role, session: randomUUID(), ...more });
  return {
    ...service,
    paddle,
    query,
    deliver,
    restart: async () => (await again()).close(),
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
      const payload = form({ _ptxn, card, email: `${_ptxn}@example.com`, country, ...more });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await paddle.app.inject({ method: 'POST', url: '/checkout', payload, headers });
      await deliver();
    },
    close: async () => {
      await service.close();
      await paddle.close();
    },
  };
}
