import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import type { ImportState } from '@burrow/contracts';

/** An import whose attempt was not heard of for so long has stopped. */
const STALE = sqlPart`beat_at < now() - interval '15 seconds'`;

/** Begins an import, or takes over one that failed or stopped; nothing if somebody works on it, or it is done. */
export const BEGIN = sql<{ readonly id: string }>`
  insert into organization.imports as kept (id, organization_id, user_id, impersonator_id, attempt, state, total, source, external_ids)
  select $1, $2, $3, $6, $4, 'preparing', $5, $7, $8
  on conflict (id) do update set attempt = excluded.attempt, state = 'preparing', total = excluded.total, prepared = 0,
    source = excluded.source, external_ids = excluded.external_ids, failure = null, beat_at = now()
  where kept.user_id = excluded.user_id and kept.organization_id = excluded.organization_id
    and (kept.state = 'failed' or (kept.state <> 'done' and kept.${STALE}))
    and not exists (select 1 from organization.arriving_students where import_id = kept.id)
  returning id`;

/** Whether another import of the organisation is under way. */
export const OTHERS = sql`
  select 1 from organization.imports
  where organization_id = $1 and id <> $2 and state in ('preparing', 'writing') and not ${STALE} limit 1`;

/** Whether the school's list is as it was when somebody compared with it. */
export const IS_AS_COMPARED = sql`
  select 1 from organization.students where organization_id = $1
  having md5(count(*)::text || coalesce(max(joined_at)::text, '')) = $2`;

interface FindRow {
  readonly state: NotNull<ImportState['state']>;
  readonly total: number;
  readonly prepared: number;
  readonly failure: ImportState['failure'] | null;
}

export const FIND = sql<FindRow>`
  select case when state in ('preparing', 'writing') and ${STALE}
      and not exists (select 1 from organization.arriving_students a where a.import_id = i.id) then 'stopped' else state end as state,
    total, prepared, failure
  from organization.imports i where id = $1 and organization_id = $2 and user_id = $3`;

/** Says that an attempt goes on; nothing if another took over. */
export const BEAT = sql`
  update organization.imports set beat_at = now(), prepared = $3, state = $4
  where id = $1 and attempt = $2 and state in ('preparing', 'writing') returning 1`;

/**
 * Says that nobody works on an attempt any more, which has asked nothing of account yet. SQL because no date of JavaScript
 * is before all others.
 */
export const LET_GO = sql`
  update organization.imports set beat_at = '-infinity' where id = $1 and attempt = $2 and state = 'preparing'`;

export const FAIL = sql`
  update organization.imports set state = 'failed', failure = $3
  where id = $1 and attempt = $2 and state in ('preparing', 'writing')`;

interface MadeRow {
  readonly row: NotNull<number>;
  readonly student_id: string;
  readonly username: string;
}

export const MADE = sql<MadeRow>`
  select (made.at - 1)::int as row, s.student_id, s.username from organization.imports i
  cross join lateral unnest(i.student_ids) with ordinality as made (id, at)
  join organization.students s on s.student_id = made.id
  where i.id = $1 order by made.at`;
