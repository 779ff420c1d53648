import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { adjust, decide } from '../adjustments/adjustments.service.ts';
import type { Store } from '../store.ts';
import { priceOf } from '../transactions/details-of.ts';
import { passTime } from '../subscriptions/subscriptions.service.ts';

const ClockSchema = z.object({ to: z.iso.datetime() });
const DecisionSchema = z.object({ status: z.enum(['approved', 'rejected']) });
const AmountSchema = z.object({ amount: z.string().regex(/^\d+$/) });
const RecoverySchema = z.object({ after: z.enum(['cancel', 'pause']) });
/** What Paddle itself makes, never a seller. */
const ChargebackSchema = z.object({
  transaction_id: z.string(),
  action: z
    .enum([
      'chargeback',
      'chargeback_reverse',
      'chargeback_warning',
      'chargeback_warning_reverse',
      'credit',
      'credit_reverse',
    ])
    .default('chargeback'),
  amount: z.int().positive().optional(),
});

/** What only a test can do: move time, change prices, decide about refunds, choose what follows retries, and be a buyer's bank. */
export function controlRoutes(app: FastifyInstance, store: Store): void {
  app.get('/test/clock', () => ({ now: store.clock.iso() }));
  app.post('/test/clock', async request => {
    const { to } = ClockSchema.parse(request.body);
    passTime(store, new Date(to));
    await store.events.settled();
    return { now: store.clock.iso() };
  });
  app.post('/test/adjustments/:id', request => {
    const { status } = DecisionSchema.parse(request.body);
    return decide(store, (request.params as { id: string }).id, status);
  });
  app.post('/test/prices/:id', request => {
    const price = priceOf(store, (request.params as { id: string }).id);
    price.unit_price = { ...price.unit_price, ...AmountSchema.parse(request.body) };
    return price;
  });
  app.post('/test/recovery', request => {
    store.afterRetries = RecoverySchema.parse(request.body).after;
    return { after: store.afterRetries };
  });
  app.post('/test/chargebacks', request => {
    const { transaction_id, action, amount } = ChargebackSchema.parse(request.body);
    return adjust(store, transaction_id, { action, amount, reason: 'The buyer asked their bank.' });
  });
}
