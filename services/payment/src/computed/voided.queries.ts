import { type NotNull, sql } from '@burrow/service-kit';

interface VoidedRow {
  readonly id: string;
  readonly plan: string;
  readonly reason: NotNull<'charged-back' | 'withdrawn'>;
  readonly students: NotNull<string[]>;
}

/** The purchases of the account $1 that a buyer's bank or a withdrawal undid, and the students who learnt with them. */
export const VOIDED = sql<VoidedRow>`
  select p.id, p.plan, case p.state when 'charged-back' then 'charged-back' else 'withdrawn' end as reason,
    array(
      select a.student_id from payment.assignments a where a.purchase_id = p.id
      union select g.student_id from payment.given_seats g where g.purchase_id = p.id
      union select s.student_id from payment.students s join payment.accounts o on o.id = p.account_id
        where p.subscription is not null and s.removed_at is null
          and o.owner_id in (s.parent_id, s.organization_id)
    ) as students
  from payment.purchases p
  where p.account_id = $1 and (p.state = 'charged-back' or p.state = 'refunded' and exists (
    select 1 from payment.refunds r where r.purchase_id = p.id and r.rule = 'withdrawal'))`;
