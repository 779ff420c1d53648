import { type NotNull, sql } from '@burrow/service-kit';

interface AdultRow {
  readonly email: string;
  readonly full_name: string;
  readonly has_students: NotNull<boolean>;
}

/** An adult with a confirmed address, and whether they look after students of their own. */
export const ADULT = sql<AdultRow>`
  select u.email, u.full_name, exists (select 1 from account.students t where t.parent_id = u.id) as has_students
  from account.users u where u.id = $1 and u.email_verified_at is not null`;

interface ToldRow {
  readonly email: string;
  readonly full_name: string;
  readonly language: string | null;
}

/** SQL because the handler of an event asks. */
export const TOLD = sql<ToldRow>`select email, full_name, language from account.users where id = $1`;

interface ToldOfSchoolRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly language: string | null;
}

/** SQL because the handler of an event asks. */
export const TOLD_OF_SCHOOL = sql<ToldOfSchoolRow>`
  select id, email, full_name, language from account.users
  where id = any($1::uuid[]) and email_verified_at is not null order by id`;
