import type { PurchaseStory } from '@burrow/contracts';

type StoryEntry = PurchaseStory['entries'][number];
import { type NotNull, sql } from '@burrow/service-kit';

interface EntryRow {
  readonly at: Date;
  readonly why: StoryEntry['why'];
  readonly lines: NotNull<StoryEntry['lines']>;
}

/** The entries of a purchase, the oldest first, with their lines. */
export const STORY = sql<EntryRow>`
  select e.at, e.why, coalesce(
    json_agg(json_build_object('account', l.account, 'money', json_build_object('amount', l.amount, 'currency', e.currency))
      order by l.account) filter (where l.entry_id is not null), '[]') as lines
  from payment.ledger_entries e left join payment.ledger_lines l on l.entry_id = e.id
  where e.purchase = $1 group by e.id, e.at, e.why, e.currency order by e.at, e.id`;

export interface MovableRow {
  readonly id: string;
  readonly isAssigned: NotNull<boolean>;
}

/** What of an account may be another's: courses that are paid and not asked back; a subscription stays with its card. */
export const MOVABLE = sql<MovableRow>`
  select p.id, a.student_id is not null as "isAssigned" from payment.purchases p
  left join payment.assignments a on a.purchase_id = p.id
  where p.account_id = $1 and p.state = 'paid' and p.subscription is null and not exists (
    select 1 from payment.refunds r where r.purchase_id = p.id and r.state in ('requested', 'approved'))
  order by p.id`;

/** …unless they look after the one who has it. */
export const UNASSIGN = sql`
  delete from payment.assignments where purchase_id = $1 and student_id not in (
    select student_id from payment.students where parent_id = $2 and removed_at is null)`;
