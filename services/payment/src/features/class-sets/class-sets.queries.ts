import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

interface ClassSetRow {
  readonly id: string;
  readonly plan: string;
  readonly seats: number;
  readonly students: NotNull<string[]>;
}

const SET = sqlPart`
  select p.id, p.plan, p.seats, array(
    select student_id from payment.given_seats s where s.purchase_id = p.id order by s.given_at, s.student_id) as students
  from payment.purchases p
  where p.account_id = $1 and p.state = 'paid' and p.seats > 1`;

export const CLASS_SETS = sql<ClassSetRow>`${SET} order by p.paid_at, p.id`;

export const CLASS_SET = sql<ClassSetRow>`${SET} and p.id = $2`;

/** Those of some students who learn with a class set of this course already. */
export const SEATED = sql<{ readonly id: string }>`
  select s.student_id as id from payment.given_seats s join payment.purchases p on p.id = s.purchase_id
  where s.student_id = any($1) and p.plan = $2 and p.state = 'paid'`;

export const GIVE = sql`
  insert into payment.given_seats (purchase_id, student_id) select $1, unnest($2::uuid[])`;
