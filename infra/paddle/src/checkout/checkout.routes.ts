import { formatMoney } from '@burrow/billing';
import type { CountryCode, ITransactionResponse } from '@paddle/paddle-node-sdk';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { payWithCard } from '../subscriptions/pay-with-card.ts';
import { begin } from '../subscriptions/subscriptions.service.ts';
import { charge, identify } from '../transactions/transactions.service.ts';
import { type Card, cardOf } from './cards.table.ts';
import { type CheckoutEvent, checkoutError, checkoutEvent } from './checkout-event.ts';
import { confirmForm, page, payForm, type Telling } from './checkout-forms.rules.ts';

const AskedSchema = z.object({
  _ptxn: z.string(),
  success_url: z.string().optional(),
  /** Whether it is in a frame over a page, to which it tells what happens. */
  overlay: z.literal('1').optional(),
});
const PaidSchema = AskedSchema.extend({
  email: z.string().min(3),
  country: z.string().regex(/^[A-Z]{2}$/),
  card: z.string(),
  vat_number: z.string().optional(),
  discount: z.string().optional(),
  confirmed: z.enum(['yes', 'no']).optional(),
});
type Asked = z.infer<typeof AskedSchema>;
type Paid = z.infer<typeof PaidSchema>;

const PAID = 'This is paid already.';
const UNKNOWN = 'There is no such transaction.';
const CLOSED: Readonly<Record<string, string>> = { canceled: 'This was given up, and is not paid any more.' };

function totalOf({ details, currency_code }: ITransactionResponse): string {
  return formatMoney({ amount: Number(details?.totals?.grand_total ?? 0), currency: currency_code }, 'en');
}

/** Why something cannot be paid any more; null for what is open. */
const closedBecause = ({ status }: ITransactionResponse): string | null =>
  ['draft', 'ready', 'billed', 'past_due'].includes(status) ? null : (CLOSED[status] ?? PAID);

const show = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'")
    .type('text/html')
    .send(html);

/** What a frame tells of a transaction; a page of its own tells nobody. */
const tellingOf = (
  { overlay }: Asked,
  transaction: ITransactionResponse,
  name: 'checkout.loaded' | 'checkout.payment.failed',
): Telling | null =>
  overlay
    ? { told: checkoutEvent(name, transaction), closed: checkoutEvent('checkout.closed', transaction) }
    : null;

const ended = ({ overlay }: Asked, told: CheckoutEvent): Telling | null =>
  overlay ? { told, closed: null } : null;

/** Says that there is nothing to pay. */
const refuse = (reply: FastifyReply, asked: Asked, said: string) =>
  show(reply, page(said, '', ended(asked, checkoutError('transaction_not_ready_for_payment', said))));

/** The form, with what is wrong with what was filled in. */
const askAgain = (reply: FastifyReply, asked: Asked, transaction: ITransactionResponse, said: string) =>
  show(
    reply,
    payForm(asked, totalOf(transaction), said, tellingOf(asked, transaction, 'checkout.payment.failed')),
  );

/** Back to where the buyer came from, or a page that says how it went. Only web addresses are followed. */
const leave = (reply: FastifyReply, asked: Asked, transaction: ITransactionResponse) =>
  asked.success_url && !asked.overlay && /^https?:\/\//.test(asked.success_url)
    ? reply.redirect(asked.success_url, 303)
    : show(reply, page('Paid.', '', ended(asked, checkoutEvent('checkout.completed', transaction))));

/** Charges the card, and begins what was bought. Returns whether it was paid. */
function take(store: Store, transaction: ITransactionResponse, card: Card, paid: Paid): boolean {
  identify(store, transaction, { ...paid, country: paid.country as CountryCode });
  const isTaken = card.first === 'paid' || paid.confirmed === 'yes';
  if (transaction.subscription_id) return payWithCard(store, transaction, card, isTaken);
  if (!charge(store, transaction, card, isTaken)) return false;
  begin(store, transaction, card);
  return true;
}

/** The page on which Paddle takes cards, with cards of our own; in a frame over a page of ours, or by itself. */
export function checkoutRoutes(app: FastifyInstance, store: Store): void {
  app.get('/checkout', (request, reply) => {
    const asked = AskedSchema.parse(request.query);
    const transaction = store.transactions.get(asked._ptxn);
    if (!transaction) {
      if (asked.overlay) return refuse(reply, asked, UNKNOWN);
      throw notFound('such transaction');
    }
    const closed = closedBecause(transaction);
    if (closed !== null) return refuse(reply, asked, closed);
    const telling = tellingOf(asked, transaction, 'checkout.loaded');
    return show(reply, payForm(asked, totalOf(transaction), '', telling));
  });
  app.post('/checkout', (request, reply) => {
    const paid = PaidSchema.parse(request.body);
    const transaction = store.transactions.get(paid._ptxn);
    if (!transaction) throw notFound('such transaction');
    // Another tab may have paid it since this one showed the form.
    const closed = closedBecause(transaction);
    if (closed !== null) return refuse(reply, paid, closed);
    const card = cardOf(paid.card);
    if (!card) return askAgain(reply, paid, transaction, 'There is no such test card.');
    if (card.first === 'confirm' && !paid.confirmed) return show(reply, confirmForm(paid));
    if (!take(store, transaction, card, paid))
      return askAgain(reply, paid, transaction, 'The card was declined.');
    return leave(reply, paid, transaction);
  });
}
