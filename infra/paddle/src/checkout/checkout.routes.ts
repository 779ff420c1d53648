import { formatMoney } from '@burrow/billing';
import type { CountryCode, ITransactionResponse } from '@paddle/paddle-node-sdk';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { payWithCard } from '../subscriptions/pay-with-card.ts';
import { begin } from '../subscriptions/subscriptions.service.ts';
import { charge, identify } from '../transactions/transactions.service.ts';
import { cardOf } from './cards.table.ts';
import { confirmForm, page, payForm } from './checkout-forms.rules.ts';

const AskedSchema = z.object({ _ptxn: z.string(), success_url: z.string().optional() });
const PaidSchema = AskedSchema.extend({
  email: z.string().min(3),
  country: z.string().regex(/^[A-Z]{2}$/),
  card: z.string(),
  vat_number: z.string().optional(),
  discount: z.string().optional(),
  confirmed: z.enum(['yes', 'no']).optional(),
});
const PAID = 'This is paid already.';
const CLOSED: Readonly<Record<string, string>> = { canceled: 'This was given up, and is not paid any more.' };

function transactionOf(store: Store, id: string): ITransactionResponse {
  const transaction = store.transactions.get(id);
  if (!transaction) throw notFound('such transaction');
  return transaction;
}

function totalOf({ details, currency_code }: ITransactionResponse): string {
  return formatMoney({ amount: Number(details?.totals?.grand_total ?? 0), currency: currency_code }, 'en');
}

const show = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('text/html')
    .send(html);

/** Back to where the buyer came from, or a page that says how it went. Only web addresses are followed. */
const leave = (reply: FastifyReply, to: string | undefined, said: string) =>
  to && /^https?:\/\//.test(to) ? reply.redirect(to, 303) : show(reply, page(said, ''));

/** The page on which Paddle takes cards, with cards of our own. */
export function checkoutRoutes(app: FastifyInstance, store: Store): void {
  app.get('/checkout', (request, reply) => {
    const asked = AskedSchema.parse(request.query);
    const transaction = transactionOf(store, asked._ptxn);
    const isOpen = ['draft', 'ready', 'billed', 'past_due'].includes(transaction.status);
    return show(
      reply,
      isOpen ? payForm(asked, totalOf(transaction)) : page(CLOSED[transaction.status] ?? PAID, ''),
    );
  });
  app.post('/checkout', (request, reply) => {
    const paid = PaidSchema.parse(request.body);
    const transaction = transactionOf(store, paid._ptxn);
    const card = cardOf(paid.card);
    if (!card) return show(reply, payForm(paid, totalOf(transaction), 'There is no such test card.'));
    if (card.first === 'confirm' && !paid.confirmed) return show(reply, confirmForm(paid));
    identify(store, transaction, { ...paid, country: paid.country as CountryCode });
    const isTaken = card.first === 'paid' || paid.confirmed === 'yes';
    const isPaid = transaction.subscription_id
      ? payWithCard(store, transaction, card, isTaken)
      : charge(store, transaction, card, isTaken);
    if (!isPaid) return show(reply, payForm(paid, totalOf(transaction), 'The card was declined.'));
    if (!transaction.subscription_id) begin(store, transaction, card);
    return leave(reply, paid.success_url, 'Paid.');
  });
}
