import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import { DAYS_TO_DOWNLOAD } from '@burrow/contracts';

/** One that is not ready after a day never will be. */
const GONE = sqlPart`coalesce(made_at + make_interval(days => ${DAYS_TO_DOWNLOAD}), asked_at + interval '1 day') < now()`;

/** An export as it is stored. */
export interface StoredExport {
  readonly id: string;
  readonly askedAt: Date;
  readonly madeAt: Date | null;
  readonly removedAt: Date | null;
  readonly students: number;
  readonly done: number;
  readonly bytes: NotNull<number>;
}

export const LAST = sql<StoredExport>`
  select id, asked_at as "askedAt", made_at as "madeAt",
    made_at + make_interval(days => ${DAYS_TO_DOWNLOAD}) as "removedAt", students, done, bytes::float8 as bytes
  from organization.exports where organization_id = $1 and not (${GONE})`;

/** One export of an organisation at a time. */
export const HOLD = sql<{
  readonly name: string;
  readonly slug: string;
}>`select name, slug from organization.organizations where id = $1 for update`;

export const BEGIN = sql`
  insert into organization.exports (id, organization_id, students)
  select $2::uuid, $1::uuid, count(*) from organization.students where organization_id = $1`;

/** Begins anew, whatever an earlier attempt has left. */
export const TAKE = sql<{ readonly organizationId: string }>`
  with taken as (
    update organization.exports set attempt = $2, done = 0, bytes = 0 where id = $1 and made_at is null
    returning id, organization_id
  ), cleared as (
    delete from organization.export_parts where export_id in (select id from taken)
  )
  select organization_id as "organizationId" from taken`;

const OWN = sqlPart`id = $1 and attempt = $2 and made_at is null`;

/** Nothing, as all below, if another attempt took over or the export was removed. */
export const KEEP_PART = sql`
  with own as (
    update organization.exports set bytes = bytes + length($4::bytea) where ${OWN} returning id
  )
  insert into organization.export_parts (export_id, number, bytes) select id, $3, $4 from own returning 1`;

export const KEEP_DONE = sql`
  with own as (update organization.exports set done = $3 where ${OWN} returning 1) select * from own`;

export const FINISH = sql`
  with own as (update organization.exports set made_at = now() where ${OWN} returning 1) select * from own`;
