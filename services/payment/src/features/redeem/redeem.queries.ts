/** The purchase that a code opens. */
export const PURCHASE_OF_CODE = `
  select o.transaction as id from payment.gifts g join payment.orders o on o.id = g.id where g.code_hash = $1`;

export const GIFT_OF_CODE = `
  select g.id, p.account_id as account, p.plan, p.seats, p.state, g.redeemed_at is not null as "isRedeemed",
    array(select state from payment.refunds r where r.purchase_id = p.id) as requests
  from payment.gifts g join payment.orders o on o.id = g.id join payment.purchases p on p.id = o.transaction
  where g.code_hash = $1 for update of g`;

export const REDEEM = 'update payment.gifts set redeemed_at = now() where id = $1';
