/** Nobody adds a fact meanwhile. */
export const LOCK = 'lock table payment.facts in share row exclusive mode';

/** SQL because the command runs without Nest. */
export const FORGET = ['delete from payment.purchases', 'delete from payment.subscriptions'];

export const SUBJECTS = `
  select distinct purchase, null as subscription, null::uuid as account from payment.facts where purchase is not null
  union all select distinct null, subscription, null::uuid from payment.facts where subscription is not null
  union all select distinct null, null, account_id from payment.facts where data ->> 'kind' in ('grant', 'invoice')`;
