import { IDENTITY_HEADER, IdentitySigner, partSecret, visitorIdentity } from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { INSTALLATION, keysOf, MAIN, start, type Started } from './platform.harness.ts';
import { type Query, SECRET, signed } from './storm.harness.ts';

/** The service payment in a process of its own, which can be killed. */
export interface PaymentProcess extends AsyncDisposable {
  readonly query: Query;
  /** Sends a webhook. Returns the status of the answer; 0 if there was none. */
  send(body: string, signature?: string): Promise<number>;
  /** Waits until everything that was received is handled. */
  settled(): Promise<void>;
  /** Ends it in the middle of whatever it does, and starts it again. */
  kill(): Promise<void>;
}

const WAITING = 'select 1 from payment.provider_events where handled_at is null limit 1';

export async function startPaymentProcess(): Promise<PaymentProcess> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const env = {
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'error',
    PADDLE_WEBHOOK_SECRET: SECRET,
    ...keysOf('payment'),
  };
  const run = (): Promise<Started> => start(MAIN.payment, env);
  let running = await run();
  const signer = new IdentitySigner('gateway', partSecret(INSTALLATION, 'gateway'));
  const query: Query = async (sql, values) => (await pool.query(sql, values)).rows;
  return {
    query,
    send: async (body, signature = signed(body)) => {
      const identity = await signer.sign(visitorIdentity(randomUUID()), 'payment');
      const headers = {
        'content-type': 'application/json',
        'paddle-signature': signature,
        [IDENTITY_HEADER]: identity,
      };
      const answer = await fetch(`${running.url}/api/payment/webhook`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => null);
      return answer?.status ?? 0;
    },
    settled: async () => {
      while ((await query(WAITING)).length > 0) await delay(20);
    },
    kill: async () => {
      await running.stop('SIGKILL');
      running = await run();
    },
    [Symbol.asyncDispose]: async () => {
      await running.stop();
      await pool.end();
      await database.drop();
    },
  };
}
