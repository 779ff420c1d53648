import { type NotNull, sql } from '@burrow/service-kit';

export const READ = sql<{ readonly confirmed_at: NotNull<Date>; readonly codes_left: NotNull<number> }>`
  select f.confirmed_at,
    (select count(*)::int from account.recovery_codes c where c.user_id = f.user_id and c.used_at is null) as codes_left
  from account.second_factors f where f.user_id = $1 and f.confirmed_at is not null`;

/** A key that was never confirmed is replaced. */
export const BEGIN = sql`
  with begun as (
    insert into account.second_factors as kept (user_id, sealed_key) values ($1, $2)
    on conflict (user_id) do update set sealed_key = excluded.sealed_key, last_step = 0, created_at = now()
    where kept.confirmed_at is null returning 1
  ) select * from begun`;

interface HoldRow {
  readonly sealed_key: Buffer;
  readonly last_step: NotNull<number>;
  readonly is_on: NotNull<boolean>;
}

export const HOLD = sql<HoldRow>`
  select sealed_key, last_step::int as last_step, confirmed_at is not null as is_on
  from account.second_factors where user_id = $1 for update`;

export const KEEP_CODES = sql`
  insert into account.recovery_codes (user_id, hash) select $1, unnest($2::bytea[])`;

/** Only one of several simultaneous calls gets the row. */
export const USE_CODE = sql`
  with used as (
    update account.recovery_codes set used_at = now() where user_id = $1 and hash = any($2::bytea[]) and used_at is null returning 1
  ) select * from used`;

export const REMOVE = sql`
  with gone as (delete from account.second_factors where user_id = $1 returning confirmed_at)
  select 1 from gone where confirmed_at is not null`;

interface OwnerRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly language: string | null;
}

export const OWNER = sql<OwnerRow>`
  select id, email, full_name, language from account.users where email_key = $1 for update`;

/** Done by an operator: it names nobody as the one who did it. SQL because the command runs without Nest. */
export const RECORD_RESET = sql`
  insert into account.audit (action, subject_user_id, detail) values ('second-factor-off', $1, '{"by": "operator"}')`;

export const SPEND = sql`
  with spent as (
    update account.tokens set used_at = now() where hash = $1 and used_at is null and expires_at > now() returning 1
  ) select * from spent`;
