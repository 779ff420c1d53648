import { sql } from '@burrow/service-kit';

/** Nothing for a second order of the same course. */
export const ORDER_COURSE = sql`
  insert into payment.orders (account_id, plan, amount, currency, student_id, transaction)
  values ($1, $2, $3, $4, $5, $6) on conflict (transaction) do nothing`;
