import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { adjust } from '../adjustments/adjustments.service.ts';
import { PRODUCTS } from '../catalogue/catalogue.table.ts';
import { previewChange, changePlan } from '../subscriptions/change-plan.ts';
import { cardTransactionOf } from '../subscriptions/pay-with-card.ts';
import { cancel, goOn, pause, resume, subscriptionOf } from '../subscriptions/subscriptions.service.ts';
import type { Store } from '../store.ts';
import { changeTransaction, giveUp } from '../transactions/change-transaction.ts';
import { createTransaction, previewTransaction, wantedOf } from '../transactions/transactions.service.ts';
import { invoiceUrl } from '../transactions/invoice-url.rules.ts';
import { type ListQuery, pageOf } from './page-of.rules.ts';
import { notFound, RefusalError } from './refusal.error.ts';

const data = (found: unknown) => ({ data: found, meta: { request_id: 'test' } });

/** Answers a list: filtered and in pages, as the call asks. */
function list(
  app: FastifyInstance,
  store: Store,
  path: string,
  all: () => readonly object[],
  key?: string,
): void {
  app.get(path, ({ query }) =>
    pageOf({ all: all(), query: query as ListQuery, url: store.address + path, ...(key && { key }) }),
  );
}

const found = <Value>(map: ReadonlyMap<string, Value>, id: string): Value => {
  const value = map.get(id);
  if (value === undefined) throw notFound(id);
  return value;
};

type Params = { readonly id: string };
const idOf = (request: { params: unknown }): string => (request.params as Params).id;
const itemSchema = (most: number) => z.object({ price_id: z.string(), quantity: z.int().min(1).max(most) });
/** A subscription is one; of a course several can be bought, and several things in one transaction. */
const OneSchema = z.array(itemSchema(1)).length(1);
const ItemsSchema = z.array(itemSchema(100)).min(1).max(100);
type Items = z.infer<typeof ItemsSchema>;
const first = (items: Items): string => items[0]?.price_id ?? '';

const TransactionSchema = z.object({
  items: ItemsSchema,
  currency_code: z.string().optional(),
  customer_id: z.string().nullish(),
  address_id: z.string().nullish(),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
  collection_mode: z.enum(['automatic', 'manual']).optional(),
});

/** What is not given stays. */
const TransactionChangeSchema = z.union([
  z.object({ status: z.literal('canceled') }),
  TransactionSchema.pick({ items: true, currency_code: true, custom_data: true }),
]);

const PreviewSchema = z.object({
  items: ItemsSchema,
  currency_code: z.string().optional(),
  address: z.object({ country_code: z.string().length(2) }).nullish(),
});

const ChangeSchema = z.object({
  items: OneSchema.optional(),
  proration_billing_mode: z.enum(['prorated_immediately', 'do_not_bill']).default('prorated_immediately'),
  next_billed_at: z.iso.datetime().optional(),
  scheduled_change: z.null().optional(),
});
const wantedChange = (
  items: Items,
  { proration_billing_mode, next_billed_at }: z.infer<typeof ChangeSchema>,
) => ({
  priceId: first(items),
  isBilled: proration_billing_mode !== 'do_not_bill',
  nextBilledAt: next_billed_at,
});

const CustomerSchema = z.object({
  email: z.email(),
  name: z.string().nullish(),
  locale: z.string().default('en'),
});
const AddressSchema = z.object({ country_code: z.string().length(2), postal_code: z.string().nullish() });
const AdjustmentSchema = z.object({
  action: z.enum(['refund', 'credit']),
  transaction_id: z.string(),
  reason: z.string(),
  items: z.array(z.object({ amount: z.string().regex(/^\d+$/).optional() })).nullish(),
});

const PauseSchema = z.object({
  effective_from: z.string().nullish(),
  resume_at: z.iso.datetime({ offset: true }).nullish(),
});

const ResumeSchema = z.object({
  effective_from: z
    .union([z.literal('immediately'), z.iso.datetime({ offset: true })])
    .default('immediately'),
  on_resume: z
    .enum(['start_new_billing_period', 'continue_existing_billing_period'])
    .default('start_new_billing_period'),
});

/** Of its items, what is to go back; all of it if that is not said. */
function partOf(items: z.infer<typeof AdjustmentSchema>['items']): number | undefined {
  const amounts = (items ?? []).flatMap(({ amount }) => (amount === undefined ? [] : [Number(amount)]));
  return amounts.length === 0 ? undefined : amounts.reduce((sum, one) => sum + one, 0);
}

function customers(app: FastifyInstance, store: Store): void {
  const made = () => ({
    status: 'active' as const,
    created_at: store.clock.iso(),
    updated_at: store.clock.iso(),
  });
  app.post('/customers', request => {
    const { email, name = null, locale } = CustomerSchema.parse(request.body);
    const customer = { id: store.ids.next('ctm'), email, name, locale, marketing_consent: false, ...made() };
    store.customers.set(customer.id, customer);
    store.events.tell('customer.created', customer);
    return data(customer);
  });
  app.get('/customers/:id', request => data(found(store.customers, idOf(request))));
  list(app, store, '/customers', () => [...store.customers.values()]);
  app.post('/customers/:id/addresses', request => {
    const { id: customer_id } = found(store.customers, idOf(request));
    const { country_code, postal_code = null } = AddressSchema.parse(request.body);
    const address = {
      id: store.ids.next('add'),
      customer_id,
      country_code: country_code as 'DE',
      postal_code,
      ...made(),
    };
    store.addresses.set(address.id, address);
    return data(address);
  });
}

function subscriptions(app: FastifyInstance, store: Store): void {
  app.get('/subscriptions/:id', request => data(subscriptionOf(store, idOf(request)).shown));
  list(app, store, '/subscriptions', () => [...store.subscriptions.values()].map(({ shown }) => shown));
  app.patch('/subscriptions/:id/preview', request => {
    const asked = ChangeSchema.parse(request.body);
    return data(previewChange(store, idOf(request), wantedChange(asked.items ?? [], asked)));
  });
  app.patch('/subscriptions/:id', request => {
    const asked = ChangeSchema.parse(request.body);
    const id = idOf(request);
    if (asked.scheduled_change === null) goOn(store, id);
    if (asked.items) changePlan(store, id, wantedChange(asked.items, asked));
    return data(subscriptionOf(store, id).shown);
  });
  app.post('/subscriptions/:id/cancel', request => {
    const { effective_from } = z.object({ effective_from: z.string().nullish() }).parse(request.body ?? {});
    return data(cancel(store, idOf(request), effective_from === 'immediately'));
  });
  app.post('/subscriptions/:id/pause', request => {
    const { effective_from, resume_at: resumeAt } = PauseSchema.parse(request.body ?? {});
    return data(pause(store, idOf(request), { isImmediate: effective_from === 'immediately', resumeAt }));
  });
  app.post('/subscriptions/:id/resume', request => {
    const { effective_from, on_resume: onResume } = ResumeSchema.parse(request.body ?? {});
    const at = effective_from === 'immediately' ? store.clock.now() : new Date(effective_from);
    return data(resume(store, idOf(request), { at, onResume }));
  });
  app.get('/subscriptions/:id/update-payment-method-transaction', request => {
    return data(cardTransactionOf(store, idOf(request)));
  });
}

/** The part of Paddle's API that is in use. */
export function paddleRoutes(app: FastifyInstance, store: Store): void {
  list(app, store, '/products', () => PRODUCTS);
  list(app, store, '/prices', () => store.prices);
  app.post('/transactions', request => {
    const { items, ...wanted } = TransactionSchema.parse(request.body);
    return data(createTransaction(store, { ...wanted, ...wantedOf(items) }));
  });
  app.post('/transactions/preview', request => {
    const { items, address, ...wanted } = PreviewSchema.parse(request.body);
    return data(previewTransaction(store, { ...wanted, ...wantedOf(items), country: address?.country_code }));
  });
  app.patch('/transactions/:id', request => {
    const transaction = found(store.transactions, idOf(request));
    const asked = TransactionChangeSchema.parse(request.body);
    if ('status' in asked) return data(giveUp(store, transaction));
    const { items, ...more } = asked;
    return data(changeTransaction(store, transaction, { ...more, ...wantedOf(items) }));
  });
  app.get('/transactions/:id', request => data(found(store.transactions, idOf(request))));
  list(app, store, '/transactions', () => [...store.transactions.values()]);
  app.get('/transactions/:id/invoice', request => {
    const { id, status, details } = found(store.transactions, idOf(request));
    return data({
      url: invoiceUrl({ id, status, total: details?.totals?.grand_total ?? '0' }, store.clock.iso()),
    });
  });
  app.post('/adjustments', request => {
    const { transaction_id, action, reason, items } = AdjustmentSchema.parse(request.body);
    // What a card paid goes back to it; a credit is for invoices that are not paid.
    if (action === 'credit')
      throw new RefusalError(400, 'adjustment_transaction_invalid_status_for_credit', 'Refund it instead.');
    return data(adjust(store, transaction_id, { action, reason, amount: partOf(items) }));
  });
  list(app, store, '/adjustments', () => [...store.adjustments.values()]);
  list(app, store, '/events', () => store.events.all, 'event_id');
  customers(app, store);
  subscriptions(app, store);
}
