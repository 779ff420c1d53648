import { sql } from '@burrow/service-kit';

export const FORGET_OLD = sql`delete from account.join_requests where asked_at < now() - interval '1 day'`;

export const BEGIN = sql`
  insert into account.join_requests
    (id, organization_id, class_id, username, username_key, password_hash, full_name, character, language)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`;
