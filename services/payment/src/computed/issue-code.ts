import type { Outbox, SqlRunner } from '@burrow/service-kit';
import { hashCode } from '../domain/hash-code.ts';
import { makeCode } from '../domain/make-code.ts';
import type { Purchase } from '../domain/purchase.rules.ts';
import { ISSUE_CODE, WAITING_GIFT } from './compute.queries.ts';

/** Sends a gift that is paid on its way: its buyer is mailed a code, of which only the hash stays here. */
export async function issueCode(
  tx: SqlRunner,
  outbox: Outbox,
  { id: purchase, state, plan: plan_name, seats, paid, currency, paidAt }: Purchase,
): Promise<void> {
  if (state !== 'paid' || paidAt === null) return;
  const gift = await WAITING_GIFT.first(tx, [purchase]);
  if (!gift) return;
  const { id: gift_id, ...buyer } = gift;
  const code = makeCode();
  await ISSUE_CODE.run(tx, [gift_id, hashCode(code)]);
  const money = { amount: paid, currency };
  const paid_at = new Date(paidAt).toISOString();
  const told = { gift_id, ...buyer, code, plan_name, seats, money, early_start: false, paid_at };
  await outbox.send(tx, 'payment/gift-paid', told);
}
