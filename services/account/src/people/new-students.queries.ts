import { sql } from '@burrow/service-kit';

export const INSERT = sql<{ readonly id: string }>`
  insert into account.students
    (parent_id, organization_id, class_id, username, username_key, password_hash, full_name, first_name, last_name, age, character,
     language)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict do nothing returning id`;
