import { sql } from '@burrow/service-kit';

export const KEEP = sql`
  insert into organization.class_substitutes (class_id, user_id, begins_at, ends_at) values ($1, $2, $3, $4)
  on conflict (class_id, user_id) do update set begins_at = excluded.begins_at, ends_at = excluded.ends_at`;

/** Services that copy the class know by its version that it changed. */
export const RAISE_VERSION = sql`update organization.classes set version = version + 1 where id = $1`;
