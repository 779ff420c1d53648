/** An account of nobody: who buys a gift has none with us. */
export const ADD_BUYER = 'insert into payment.accounts default values returning id';

export const PURCHASE_OF_GIFT =
  'select transaction as id from payment.orders o join payment.gifts g using (id) where g.id = $1';

export const GIFT = `
  select o.account_id as buyer, o.plan, coalesce(p.paid, 0)::float8 as paid, o.seats, o.transaction as purchase,
    coalesce(p.state, 'open') as state, to_json(p.paid_at) #>> '{}' as "paidAt",
    g.redeemed_at is not null as "isRedeemed",
    array(select state from payment.refunds r where r.purchase_id = o.transaction) as requests
  from payment.gifts g join payment.orders o on o.id = g.id left join payment.purchases p on p.id = o.transaction
  where g.id = $1`;
