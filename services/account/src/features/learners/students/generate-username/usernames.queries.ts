import { sql, sqlPart } from '@burrow/service-kit';

const FAMILIES = sqlPart`00000000-0000-0000-0000-000000000000`;

/** Written like the unique index, so that it is used. */
export const TAKEN = sql<{ readonly username_key: string }>`
  select username_key from account.students
  where coalesce(organization_id, '${FAMILIES}') = coalesce($1::uuid, '${FAMILIES}') and username_key = any($2)`;
