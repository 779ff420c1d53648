import { type NotNull, sql } from '@burrow/service-kit';

interface PayerRow {
  readonly account: string;
  readonly kind: 'user' | 'organization' | null;
  readonly owner: string | null;
  readonly isGuest: NotNull<boolean>;
}

/** Whose accounts are; one of nobody is a guest's, who bought a gift, or of somebody who is gone. */
export const OWNERS = sql<PayerRow>`
  select a.id as account, a.owner_kind as kind, a.owner_id as owner,
    exists (select 1 from payment.orders o join payment.gifts g on g.id = o.id where o.account_id = a.id) as "isGuest"
  from payment.accounts a where a.id = any($1::uuid[])`;
