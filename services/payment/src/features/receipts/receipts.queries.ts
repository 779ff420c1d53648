import { type NotNull, sql } from '@burrow/service-kit';

/** The tax within a payment, in the smallest unit: its line in the ledger is negative. */
export const TAX_OF = sql<{ readonly tax: NotNull<number> }>`
  select coalesce(-sum(l.amount), 0)::float8 as tax from payment.ledger_lines l
  where l.entry_id = 'payment ' || $1 and l.account = 'tax'`;
