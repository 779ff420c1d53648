import { sql } from '@burrow/service-kit';

export const KEEP = sql`
  insert into organization.class_substitutes (class_id, user_id, begins_at, ends_at) values ($1, $2, $3, $4)
  on conflict (class_id, user_id) do update set begins_at = excluded.begins_at, ends_at = excluded.ends_at`;

/** Services that copy the class know by its version that it changed. */
export const RAISE_VERSION = sql`update organization.classes set version = version + 1 where id = $1`;

interface ComingRow {
  readonly classId: string;
  readonly className: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** The classes of the school $2 that $1 will have for some days, the next first. */
export const COMING = sql<ComingRow>`
  select c.id as "classId", c.name as "className", s.begins_at as "beginsAt", s.ends_at as "endsAt"
  from organization.class_substitutes s join organization.classes c on c.id = s.class_id
  where s.user_id = $1 and c.organization_id = $2 and c.archived_at is null and s.begins_at > now()
    and not c.teacher_ids @> array[$1::uuid]
  order by s.begins_at, c.name_key`;
