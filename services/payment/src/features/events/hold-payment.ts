import type { SqlRunner } from '@burrow/service-kit';
import type { NoticesService } from '../../notices/index.ts';
import type { Doubt, Order } from '../../provider/fact-of.rules.ts';
import type { PaddleEvent } from '../../provider/paddle-event.schema.ts';
import { soldOf } from '../../provider/sold.rules.ts';
import { HOLD_PAYMENT } from './events.queries.ts';

/**
 * Keeps a payment of an order of ours that is not believed, so that staff decide about it, and tells them once. What names no
 * order of ours was sold by somebody else.
 */
export async function holdPayment(
  tx: SqlRunner,
  notices: NoticesService,
  { event_type, occurred_at, data }: PaddleEvent,
  { order, doubt }: { readonly order: Order | null; readonly doubt: Doubt },
): Promise<void> {
  const isPaid = event_type === 'transaction.paid' || event_type === 'transaction.completed';
  if (!isPaid || !('details' in data) || !order) return;
  const { id, customer_id = null, items, details, currency_code, subscription_id = null } = data;
  const held = await HOLD_PAYMENT.first(tx, [
    id,
    order.id,
    order.account,
    customer_id,
    soldOf(items, details.line_items)?.plan ?? null,
    details.totals.grand_total,
    currency_code,
    subscription_id,
    doubt,
    occurred_at,
  ]);
  if (held?.isNew) await notices.tellSupport(tx, 1);
}
