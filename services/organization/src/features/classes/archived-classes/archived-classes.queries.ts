import { type NotNull, sql } from '@burrow/service-kit';

interface PageRow {
  readonly id: string;
  readonly name: string;
  readonly archived_at: NotNull<Date>;
  readonly total: NotNull<number>;
}

/** Those of the organisation $1; of one teacher only if $2 is given. */
export const PAGE = sql<PageRow>`
  select id, name, archived_at, count(*) over ()::int as total from organization.classes
  where organization_id = $1 and archived_at is not null and ($2::uuid is null or teacher_ids @> array[$2::uuid])
  order by archived_at::date desc, name_key, id limit $3 offset $4`;
