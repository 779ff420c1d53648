import type { SqlRunner } from '@burrow/service-kit';
import { Logger } from '@nestjs/common';
import { isRefundedTooMuch } from '../domain/refund.rules.ts';
import type { Purchase } from '../domain/purchase.rules.ts';
import type { NoticesService } from '../notices/index.ts';
import { KEEP_TOO_MUCH } from './compute.queries.ts';

const logger = new Logger('Refunds');

/** Support is told once when more went back than was paid, and finds it among the differences. Nothing here says whose it is. */
export async function alarmTooMuch(
  tx: SqlRunner,
  notices: NoticesService,
  purchase: Purchase,
): Promise<void> {
  if (!isRefundedTooMuch(purchase)) return;
  const isNew = await KEEP_TOO_MUCH.exists(tx, [purchase.id]);
  if (!isNew) return;
  const { plan, currency, paid, returned } = purchase;
  logger.error(
    { fault: 'refunded-too-much', plan, currency, above: returned - paid },
    'more was refunded than was paid',
  );
  await notices.tellSupport(tx, 1);
}
